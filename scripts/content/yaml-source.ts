import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml';
import type { Position } from './fault';
import { single, type Written } from './written';

/** What YAML itself finds wrong: its code, and where. */
export type YamlFault = Position & { code: string; reason: string };

/** A YAML text, read with positions. Where it has faults, `written` holds what could be read. */
export type YamlSource = { written: Written; faults: YamlFault[] };

/** Reads YAML as Contentlayer does, and keeps the place of each key and value. */
export function readYaml(text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  const place = (offset = 0): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };

  const written = (node: unknown, at: Position): Written => {
    if (isMap(node)) return entries(node.items.filter(isPair).map(pairOf), at, {});
    if (isSeq(node)) return entries(node.items.map(itemOf), at, []);
    return isScalar(node) ? single(node.value, at, signsOf(node, text)) : single(null, at);
  };

  type Entry = { key: string; at: Position; node: unknown };
  const pairOf = ({ key, value }: { key: unknown; value: unknown }): Entry => ({
    key: String(isScalar(key) ? key.value : key),
    at: startOf(key),
    node: value,
  });
  const itemOf = (node: unknown, index: number): Entry => ({
    key: String(index),
    at: startOf(node),
    node,
  });
  const startOf = (node: unknown) =>
    place((node as { range?: number[] | null } | null)?.range?.[0]);

  function entries(found: Entry[], at: Position, value: Record<string, unknown> | unknown[]) {
    const parts: Written['parts'] = new Map();
    for (const entry of found) {
      const start = isScalar(entry.node) ? startOf(entry.node) : entry.at;
      const part = written(entry.node, start);
      parts.set(entry.key, { at: entry.at, written: part });
      Object.assign(value, { [entry.key]: part.value });
    }
    return { value, at, parts };
  }

  return {
    written: written(document.contents, { line: 1, column: 1 }),
    faults: document.errors.map(({ code, message, pos }) => ({
      ...place(pos[0]),
      code,
      reason: message,
    })),
  };
}

function signsOf({ range, type }: Scalar, text: string): Written['signs'] {
  if (!range) return undefined;
  const [start, end] = range;
  if (type === 'QUOTE_DOUBLE') return { start: start + 1, end: end - 1, notation: 'double' };
  if (type === 'QUOTE_SINGLE') return { start: start + 1, end: end - 1, notation: 'single' };
  const block = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
  return { start: block ? text.indexOf('\n', start) : start, end, notation: 'plain' };
}
