import * as z from 'zod';
import { today } from '../lib/cli';
import { type Answer, askJson, type Patience, type Subject, type VersionOf } from './publisher';

const piste = {
  token: 'https://oauth.piste.gouv.fr/api/oauth/token',
  api: 'https://api.piste.gouv.fr/dila/legifrance/lf-engine-app/consult',
};

/** Days are milliseconds in some answers, text in others. */
const version = z.object({ etat: z.string(), dateDebut: z.union([z.number(), z.string()]) });
type Version = z.infer<typeof version>;

/** What is read of an answer: an article in force, all versions of one, or a law as a whole. */
const answerSchema = z.union([
  z.object({ article: version.extend({ articleVersions: z.array(version).nullish() }).nullable() }),
  z.object({ listArticle: z.array(version).nullable() }),
  z.object({ dateDebutVersion: z.string().nullable(), textAbroge: z.boolean().nullish() }),
]);

function versionsIn(answer: z.infer<typeof answerSchema>): Version[] {
  if ('listArticle' in answer) return answer.listArticle ?? [];
  if ('article' in answer)
    return answer.article ? [answer.article, ...(answer.article.articleVersions ?? [])] : [];
  const etat = answer.textAbroge ? 'ABROGE' : 'VIGUEUR';
  return answer.dateDebutVersion ? [{ etat, dateDebut: answer.dateDebutVersion }] : [];
}

/** The method for an identifier, and its parameters. A published article keeps its identifier as `cid`. */
function requestFor({ at, article }: Subject): [method: string, body: object] {
  if (article) return ['getArticleWithIdAndNum', { id: at, num: article.replace('.', '') }];
  if (at.startsWith('JORFARTI')) return ['getArticleByCid', { cid: at }];
  return ['lawDecree', { textId: at, date: today() }];
}

function answerOf(versions: Version[]): Answer {
  const days = versions.map(({ etat, dateDebut }) => ({
    etat,
    day: new Date(dateDebut).toISOString().slice(0, 10),
  }));
  const latest = days.sort((a, b) => a.day.localeCompare(b.day)).at(-1);
  if (latest?.etat.startsWith('TRANSFERE')) return { kind: 'moved', to: 'another article' };
  return latest && /^(VIGUEUR|MODIFIE)/.test(latest.etat)
    ? { kind: 'version', day: latest.day }
    : { kind: 'gone' };
}

/**
 * DILA's open data on Légifrance.
 * @param key of an application at PISTE; without one nothing is asked
 * @see https://piste.gouv.fr
 */
export function legifrance(
  key: { id: string; secret: string } | undefined,
  { token, api } = piste,
  patience?: Patience,
): VersionOf {
  let session: Promise<string> | undefined;
  return async (subject) => {
    if (!key)
      return { kind: 'unknown', why: 'Légifrance needs PISTE_CLIENT_ID and PISTE_CLIENT_SECRET' };
    session ??= logIn(key, token, patience);
    const [method, body] = requestFor(subject);
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${await session}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = answerSchema.safeParse(await askJson(`${api}/${method}`, init, patience));
    if (!answer.success) throw new Error('an answer of another shape');
    return answerOf(versionsIn(answer.data));
  };
}

/** A session lasts an hour, longer than a run. @throws Error where the key is refused */
async function logIn(
  { id, secret }: { id: string; secret: string },
  url: string,
  patience?: Patience,
) {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
    scope: 'openid',
  });
  const answer = await askJson(url, { method: 'POST', body }, patience);
  return z.object({ access_token: z.string() }).parse(answer).access_token;
}
