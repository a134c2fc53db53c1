import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { freePort } from '@/supabase/local/ports';
import { pageView, viewsOf } from '../support/backend/page-view';
import { keys, mailsOf, platform, site } from '../support/backend/platform';
import { demoFr } from '../support/backend/requests';
import { supabase } from '../support/backend/supabase';

const client = supabase(platform.api, keys.anon);
const headers = { Origin: site };

test('it adds a page view', async () => {
  const view = pageView();
  const { status, error, data } = await client.from('page_views').insert(view);
  expect({ status, error, data }).toEqual({ status: 201, error: null, data: null });
  expect(await viewsOf(view.session_id)).toMatchObject([view]);
});

test('it is told why a page view is refused', async () => {
  const { status, error } = await client.from('page_views').insert(pageView({ page_path: 'x' }));
  expect(status).toBe(400);
  expect(error).toMatchObject({ code: '23514', details: null, hint: null });
});

test('it sends a request through functions.invoke', async () => {
  const body = demoFr({ submissionId: crypto.randomUUID() });
  const { data, error } = await client.functions.invoke('send-demo-email', { body, headers });
  expect(error).toBeNull();
  expect(data).toEqual({ ok: true, id: body.submissionId });
  expect(await mailsOf(body.company)).toHaveLength(1);
});

test('an answer that refuses is a FunctionsHttpError, with the answer in it', async () => {
  const body = demoFr({ consent: false });
  const { data, error } = await client.functions.invoke('send-demo-email', { body, headers });
  expect(data).toBeNull();
  expect(error).toBeInstanceOf(FunctionsHttpError);
  expect(error.context.status).toBe(422);
  expect(await error.context.json()).toEqual({
    error: 'invalid',
    fields: { consent: ['required'] },
  });
});

test('a dead port is a FunctionsFetchError', async () => {
  const dead = supabase(`http://127.0.0.1:${await freePort()}`, keys.anon);
  const { data, error } = await dead.functions.invoke('send-demo-email', { body: demoFr() });
  expect(data).toBeNull();
  expect(error).toBeInstanceOf(FunctionsFetchError);
});
