import { download } from '@/components/law/download';
import { calendarFile, readyReminder } from '@/lib/calendar-file';
import { fill, formatDate } from '@/lib/format';
import { dayOfLaw } from '@/lib/law/calendar-days';
import { localeOf } from '@/lib/locale';

/** Shows the buttons that make a Word file, or a calendar, of what is left to do on the page of readiness. */
export function offerFiles() {
  const result = document.querySelector<HTMLElement>('[data-ready]');
  const part = (selector: string) => result?.querySelector<HTMLElement>(selector);
  const status = part('[role=status]');
  const alert = part('[role=alert]');
  const note = part('[data-ready-note]');
  if (!status || !alert || !note) return;
  const { readyNote: fileName = 'list' } = note.dataset;
  const say = (words = '') => {
    status.textContent = words;
    alert.textContent = '';
  };
  note.hidden = false;

  offer('[data-ready-document]', async (points, { readyDocument = '', failure }) => {
    if (points.length === 0) return say(status.dataset.empty);
    try {
      const { fetchFilled } = await import('@/components/law/fill-template');
      const date = formatDate(dayOfLaw(), localeOf(location.pathname));
      const notes = [fill(status.dataset.made ?? '', { date })];
      const rows = { mark: 'question' as const, each: points.map(({ row }) => row) };
      download(fileName, 'docx', await fetchFilled(readyDocument, { rows, notes }));
    } catch {
      alert.textContent = failure ?? '';
    }
  });

  offer('[data-ready-calendar]', (points, { readyCalendar = '' }) => {
    if (points.length === 0) return say(status.dataset.empty);
    const events = points.flatMap(({ id, from: day, row: { question, todo, articles } }) =>
      day && day >= dayOfLaw()
        ? {
            id: `ready-${id}`,
            day,
            title: question,
            text: `${todo}\n${articles}`,
            remindBefore: readyReminder,
          }
        : [],
    );
    if (events.length === 0) return say(status.dataset.undated);
    download(fileName, 'ics', calendarFile(readyCalendar, events));
  });

  type Act = (points: Point[], data: DOMStringMap) => unknown;

  function offer(selector: string, act: Act) {
    const button = part(selector);
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', () => {
      say();
      act(pointsLeft(), button.dataset);
    });
  }
}

type Point = ReturnType<typeof pointOf>;

/** What is left to do: the questions whose answer is not yes, in the order of the page. */
export function pointsLeft() {
  return [...document.querySelectorAll<HTMLElement>('.ready-question')]
    .filter((question) => question.querySelector(':is([value="no"], [value="not-yet"]):checked'))
    .map(pointOf);
}

function pointOf(question: HTMLElement) {
  const text = (selector: string) =>
    [...question.querySelectorAll(selector)]
      .map(({ textContent }) => textContent?.trim())
      .join(' ');
  return {
    id: question.querySelector('input')?.name ?? '',
    from: question.dataset.from,
    row: {
      question: text('legend'),
      todo: text('.ready-todo > :not(.references)'),
      articles: text('.ready-articles'),
      since: text('.ready-since'),
    },
  };
}
