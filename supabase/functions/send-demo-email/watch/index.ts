import type { Watch } from '../watch-interface.ts';
import { sendAlert } from './alert.ts';
import { receiveAnswer, withAnswerLink } from './answered.ts';
import { compose } from './compose.ts';
import { receiveEvent } from './events.ts';
import { health } from './health.ts';
import { sendWarnings } from './warn.ts';
import { callWebhook } from './webhook.ts';

export const watch: Watch = {
  forms: [{ path: '/answered', page: 'answered', run: receiveAnswer }],
  calls: [
    { method: 'GET', path: '/health', run: health },
    { method: 'POST', path: '/events', run: receiveEvent },
  ],
  rounds: [
    { kinds: ['reminder'], parallel: 1, most: 5 },
    { kinds: ['webhook'], parallel: 10, most: 30 },
    { kinds: ['daily'], parallel: 1, most: 1 },
    { kinds: ['weekly'], parallel: 1, most: 1 },
  ],
  steps: [sendAlert, sendWarnings],
  withLinks: withAnswerLink,
  compose,
  callWebhook,
};
