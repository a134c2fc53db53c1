import type { TestProject } from 'vitest/node';
import { startPlatform } from '@/supabase/local/platform';
import { freePorts } from './ports';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the platform that all backend tests share. */
    platform: { api: string; mailbox: string; smtp: string };
  }
}

/* One platform for all backend tests, on ports of its own: they find their data by unique words. */
export default async function setup(project: TestProject) {
  const ports = await freePorts();
  const platform = await startPlatform({ ports });
  project.provide('platform', {
    api: platform.api,
    mailbox: `http://localhost:${ports.mailbox}`,
    smtp: `smtp://127.0.0.1:${ports.smtp}`,
  });
  return platform.stop;
}
