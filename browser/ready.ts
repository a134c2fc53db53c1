import { download } from '@/components/law/download';
import { calendarFile, readyReminder } from '@/lib/calendar-file';
import { fill, formatDate, formatDuration } from '@/lib/format';
import { dayOfLaw } from '@/lib/law/calendar-days';
import { localeOf } from '@/lib/locale';

offerFiles();
drawProgress();
drawList();
countDays();

/** Shows how many of the questions in sight are answered. */
function drawProgress() {
  const bar = document.querySelector<HTMLProgressElement>('.ready-progress');
  if (!bar) return;
  const draw = () => {
    const asked = [...document.querySelectorAll('.ready-question')].filter((question) =>
      question.checkVisibility(),
    );
    // Those of one's profession count before it is chosen.
    const profession = document.querySelector('.ready-profession');
    const isChosen = document.querySelector('.ready-profession[open]');
    const ofProfession = profession?.querySelectorAll('.ready-question').length ?? 0;
    bar.max = asked.length + (isChosen ? 0 : ofProfession);
    bar.value = asked.filter((question) => question.querySelector(':checked')).length;
  };
  bar.hidden = false;
  draw();
  addEventListener('change', draw);
  addEventListener('toggle', draw, { capture: true });
}

/** Writes what is left to do where the list is promised, with the question that it answers. */
function drawList() {
  const list = document.querySelector<HTMLElement>('.ready-points');
  if (!list) return;
  const draw = () => {
    const points = pointsLeft();
    list.hidden = points.length === 0;
    list.replaceChildren(
      ...points.map(({ row }) => {
        const point = document.createElement('li');
        const { question, todo, since, articles } = row;
        // What to do leads: the first sentence of it.
        const [first = todo] = todo.match(/^.+?\.(?=\s|$)/) ?? [];
        for (const words of [first, `${since} · ${articles}`, question]) {
          const part = document.createElement('span');
          part.textContent = words;
          point.append(part, ' ');
        }
        return point;
      }),
    );
  };
  draw();
  addEventListener('change', draw);
}

/** Counts the days from the reader's day; the page counted from the day it was built. */
function countDays() {
  for (const words of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { until = '', words: text = '' } = words.dataset;
    const today = dayOfLaw();
    const time = formatDuration(today, until, localeOf(location.pathname));
    words.textContent = today < until ? fill(text, { time }) : '';
  }
}

/** Shows the buttons that make a Word file, or a calendar, of what is left to do on the page of readiness. */
function offerFiles() {
  const result = document.querySelector<HTMLElement>('[data-ready]');
  const part = (selector: string) => result?.querySelector<HTMLElement>(selector);
  const said = part('[role=status]');
  const failed = part('[role=alert]');
  const note = part('[data-ready-note]');
  if (!said || !failed || !note) return;
  const { readyNote: fileName = 'list' } = note.dataset;
  const say = (words = '') => {
    said.textContent = words;
    failed.textContent = '';
  };
  note.hidden = false;

  offer('[data-ready-document]', async (points, { readyDocument = '', failure }) => {
    if (points.length === 0) return say(said.dataset.empty);
    try {
      const { fetchFilled } = await import('@/components/law/fill-template');
      const date = formatDate(dayOfLaw(), localeOf(location.pathname));
      const notes = [fill(said.dataset.made ?? '', { date })];
      const rows = { mark: 'question' as const, each: points.map(({ row }) => row) };
      download(fileName, 'docx', await fetchFilled(readyDocument, { rows, notes }));
    } catch {
      failed.textContent = failure ?? '';
    }
  });

  offer('[data-ready-calendar]', (points, { readyCalendar = '' }) => {
    if (points.length === 0) return say(said.dataset.empty);
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
    if (events.length === 0) return say(said.dataset.undated);
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
function pointsLeft() {
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
