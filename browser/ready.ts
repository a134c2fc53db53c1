import { countDays } from './count-days';
import { offerFiles, pointsLeft } from './ready-files';

offerFiles();
drawProgress();
drawList();
countDays();

/** Draws a cell for each of the questions in sight, with its answer. */
function drawProgress() {
  const bar = document.querySelector<HTMLElement>('.ready-progress');
  if (!bar) return;
  const draw = () => {
    const questions = [...document.querySelectorAll('.ready-question')].filter((question) =>
      question.checkVisibility(),
    );
    // Until a profession is open, the questions of the first one count.
    const profession = document.querySelector('.ready-profession');
    const isChosen = document.querySelector('.ready-profession[open]');
    const ofProfession = profession?.querySelectorAll('.ready-question').length ?? 0;
    const length = questions.length + (isChosen ? 0 : ofProfession);
    bar.replaceChildren(
      ...Array.from({ length }, (_, index) => {
        const cell = part();
        cell.dataset.answer =
          questions[index]?.querySelector<HTMLInputElement>(':checked')?.value ?? '';
        return cell;
      }),
    );
  };
  bar.hidden = false;
  draw();
  addEventListener('change', draw);
  addEventListener('toggle', draw, { capture: true });
}

/** Writes what is left to do into the list of the page, each point with its articles. */
function drawList() {
  const list = document.querySelector<HTMLElement>('.ready-points');
  if (!list) return;
  const draw = () => {
    // Points without a day come first: they apply already.
    const points = pointsLeft().sort((one, other) =>
      (one.from ?? '').localeCompare(other.from ?? ''),
    );
    list.hidden = points.length === 0;
    list.replaceChildren(
      ...points.map(({ row }, index) => {
        const point = document.createElement('li');
        const { todo, since, articles } = row;
        // Starts with the first sentence of what to do, which "(art. 19(6))" does not end; without its full stop.
        const [, first = todo] = todo.match(/^(.+?)\.(?=\s+\p{Lu}|$)/u) ?? [];
        // A phone leaves out what comes after a colon, unless too little stands before it to be understood.
        const [, lead = first, rest = ''] = first.match(/^(.{24,}?)(\s*[:;]\s.+)$/) ?? [];
        // The day stands once, over those that have it.
        if (since !== points[index - 1]?.row.since) {
          const day = document.createElement('b');
          day.append(since);
          point.append(day, ' ');
        }
        point.append(part(lead, part(rest)), ' ', part(articles));
        return point;
      }),
    );
  };
  draw();
  addEventListener('change', draw);
}

function part(...words: (string | Node)[]) {
  const span = document.createElement('span');
  span.append(...words);
  return span;
}
