import type { Links } from './links';
import type { Answer } from './publisher';
import type { Watched } from './register';

/** What was found out of a text, the articles concerned and the pages that cite them. */
type Finding = Watched & { answer: Answer; articles: string[]; pages: string[] };

/** The standing issue, in Markdown: first what to do, then what could not be checked. */
export function report(findings: Finding[], { dead, refused }: Links, day: string): string {
  const reasons = new Set(findings.flatMap(({ answer }) => ('why' in answer ? answer.why : [])));
  const unseen = [...reasons].map((why) => {
    const texts = findings.filter(({ answer }) => 'why' in answer && answer.why === why);
    return `${why}: ${[...new Set(texts.map(({ text }) => text))].join(', ')}`;
  });
  const shut = Object.entries(refused).map(
    ([host, count]) => `${host} turns robots away: ${count} links to follow by hand`,
  );
  return [
    `Looked at on ${day}: ${findings.length} texts and articles of content/law/sources.yml, and the links that leave the site.`,
    ...section('Changed since they were read', findings.flatMap(changeIn), advice),
    ...section(
      'Links that lead nowhere',
      dead.map(({ url, why, pages }) => `<${url}> (${why}), on ${pages.join(', ')}`),
    ),
    ...section('Not looked at', [...unseen, ...shut]),
  ].join('\n\n');
}

const advice =
  'Compare the pages with the new text. Then set `read`, and `version` where there is one, in content/law/sources.yml: the next run drops the line.';

const section = (title: string, lines: string[], hint = '') =>
  lines.length > 0
    ? [`## ${title}`, hint, lines.map((line) => `- ${line}`).join('\n')].filter(Boolean)
    : [];

/** What a person has to read again; nothing where the version is the one that was read. */
function changeIn({ text, article, inForce, answer, articles, pages }: Finding): string[] {
  if (answer.kind === 'unknown' || (answer.kind === 'version' && answer.day <= inForce)) return [];
  const name = article ? `${text}, ${article}` : text;
  const what = sentenceOf(answer, inForce);
  const cited = article || articles.length === 0 ? '' : ` Articles cited: ${articles.join(', ')}.`;
  return [`**${name}**: ${what}.${cited} Pages: ${pages.join(', ') || 'none'}.`];
}

function sentenceOf(answer: Exclude<Answer, { kind: 'unknown' }>, inForce: string) {
  if (answer.kind === 'gone') return 'repealed, about to be, or not known to its publisher';
  if (answer.kind === 'moved') return `replaced by ${answer.to}`;
  return `a version of ${answer.day}, later than the one read (${inForce})`;
}
