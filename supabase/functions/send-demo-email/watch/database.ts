import { call } from '../database.ts';
import type { StuckMails } from './alert-mail.ts';
import type { DailyFigures, WeeklyFigures } from './figures.ts';
import type { Warning } from './warning-mail.ts';

/* What reports and alerts ask of the database. Each throws if it did not answer or failed. */

/** Longer than the five seconds after which the database itself gives up on the figures of a report. */
const figuresTimeoutMs = 6000;

/** What the mail of a day (ISO, Paris) says. */
export const dailyFigures = (day: string) =>
  call<DailyFigures>('daily_figures', { p_day: day }, figuresTimeoutMs);

/** What the mail of a Monday (ISO, Paris) says. */
export const weeklyFigures = (monday: string) =>
  call<WeeklyFigures>('weekly_figures', { p_monday: monday }, figuresTimeoutMs);

/**
 * Notes that the person was answered. Null if the request is unknown, or erased.
 * @returns when that was noted first, as an ISO date, and whether it was by this call
 */
export const noteAnswer = (id: string) =>
  call<{ answered_at: string; is_new: boolean } | null>('note_answer', { p_id: id });

/** What the provider says became of a mail. */
export type DeliveryStatus = 'delivered' | 'bounced' | 'blocked' | 'complaint';

/** Records what the provider reports about a mail it accepted. */
export const recordDelivery = (id: string, status: DeliveryStatus, at: Date) =>
  call<void>('record_delivery', { p_id: id, p_status: status, p_at: at });

/** Counts a report that was refused for its secret. */
export const countRefusedReport = () => call<void>('count_refused_report');

/** Has the team warned of something, once a day while it lasts. */
export const raiseWarning = (name: Warning['name'], detail: string) =>
  call<void>('raise_warning', { p_name: name, p_detail: detail });

/** What the team has to be warned of now. */
export const dueWarnings = () => call<Warning[]>('due_warnings');

/** Marks warnings once they are out. */
export const markWarned = (names: string[]) => call<void>('mark_warned', { p_names: names });

/** The mails to the team that need an alert: their number, and the fifty oldest. */
export const stuckMails = () => call<StuckMails>('stuck_mails');

/** Marks mails once an alert about them is out. */
export const markAlerted = (ids: string[]) => call<void>('mark_alerted', { p_ids: ids });

/** How long the team has been waiting for the oldest unsent request or mail, in seconds. */
export const oldestUnsentSeconds = () => call<number>('oldest_unsent_seconds');
