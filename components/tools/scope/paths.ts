/** The steps of a country by their ids: those that the answers of a question lead to; none for a result. */
export type Steps = Map<string, string[]>;

/**
 * Every way through the questions, from the first to where it ends: a result, an id that is no step, or
 * a question that was already asked, which then stands twice.
 */
export function pathsFrom(first: string, steps: Steps, before: string[] = []): string[][] {
  const path = [...before, first];
  const next = before.includes(first) ? [] : (steps.get(first) ?? []);
  return next.length === 0 ? [path] : next.flatMap((id) => pathsFrom(id, steps, path));
}
