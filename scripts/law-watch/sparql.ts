import * as z from 'zod';
import { today } from '../lib/cli';
import { type Answer, askJson, type Patience, type VersionOf } from './publisher';

const answerSchema = z.object({
  results: z.object({ bindings: z.array(z.record(z.string(), z.object({ value: z.string() }))) }),
});

/**
 * Asks a SPARQL endpoint. Of each row one column is bound: `day` from which a version applies, `end` of validity,
 * or `by`, what repeals the text.
 */
const sparql =
  (endpoint: string, queryFor: (at: string) => string, patience?: Patience): VersionOf =>
  async ({ at }) => {
    const url = `${endpoint}?${new URLSearchParams({ query: queryFor(at) })}`;
    const headers = { accept: 'application/sparql-results+json' };
    const answer = answerSchema.safeParse(await askJson(url, { headers }, patience));
    if (!answer.success) throw new Error('an answer that is not a SPARQL result');
    return answerOf((name) =>
      answer.data.results.bindings.flatMap((row) => row[name]?.value ?? []).sort(),
    );
  };

function answerOf(valuesOf: (name: string) => string[]): Answer {
  const day = valuesOf('day').at(-1);
  if (!day) return { kind: 'gone' };
  if (!valuesOf('end').some((end) => end.slice(0, 10) <= today()))
    return { kind: 'version', day: day.slice(0, 10) };
  const to = valuesOf('by').at(-1);
  return to ? { kind: 'moved', to } : { kind: 'gone' };
}

/**
 * EUR-Lex: the consolidated versions of an act are works of their own, whose CELEX numbers begin with 0. The
 * filter is needed: the relation alone also leads to consolidated versions of acts that this one amends.
 */
const cellarQuery = (celex: string) => `
PREFIX cdm: <http://publications.europa.eu/ontology/cdm#>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>
SELECT DISTINCT ?day ?end ?by WHERE {
  ?act cdm:resource_legal_id_celex "${celex}"^^xsd:string .
  { ?act cdm:work_date_document ?day }
  UNION {
    ?text cdm:act_consolidated_consolidates_resource_legal ?act ;
      cdm:resource_legal_id_celex ?version ; cdm:work_date_document ?day .
    FILTER(STRSTARTS(STR(?version), "0${celex.slice(1)}-"))
  }
  UNION { ?act cdm:resource_legal_date_end-of-validity ?end }
  UNION { ?repealing cdm:resource_legal_repeals_resource_legal ?act ; cdm:resource_legal_id_celex ?by }
}`;

/** Legilux: an act and its consolidated texts are members of one work; many amended acts are never consolidated. */
const legiluxQuery = (at: string) => `
PREFIX jolux: <http://data.legilux.public.lu/resource/ontology/jolux#>
SELECT DISTINCT ?day ?end ?by WHERE {
  VALUES ?act { <http://data.legilux.public.lu/eli/${at.replace(/consolide\/\d+$/, 'jo')}> }
  { ?act jolux:dateDocument ?day }
  UNION { ?act jolux:isMemberOf ?work . ?text jolux:isMemberOf ?work ; jolux:dateApplicability ?day }
  UNION { ?amending jolux:modifies ?act ; jolux:dateEntryInForce|jolux:dateDocument ?day }
  UNION { ?act jolux:consolidates ?base . ?amending jolux:modifies ?base ; jolux:dateEntryInForce|jolux:dateDocument ?day }
  UNION { ?act jolux:dateNoLongerInForce ?end }
  UNION { ?by jolux:repeals ?act }
}`;

/** By CELEX number. @see https://op.europa.eu/en/web/cellar/cellar-data/metadata */
export const cellar = (
  endpoint = 'https://publications.europa.eu/webapi/rdf/sparql',
  patience?: Patience,
) => sparql(endpoint, cellarQuery, patience);

/** By ELI: etat/leg/… @see https://data.legilux.public.lu */
export const legilux = (
  endpoint = 'https://data.legilux.public.lu/sparqlendpoint',
  patience?: Patience,
) => sparql(endpoint, legiluxQuery, patience);
