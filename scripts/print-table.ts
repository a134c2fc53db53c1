/** Prints rows as a Markdown table, aligned, so that it reads in a terminal and pastes into a page. */
export function printTable(title: string, rows: Record<string, string | number>[]) {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => shown(row[name])))];
  const widths = names.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head = [], ...body] = cells;
  console.log(`\n${title}\n\n${[line(head), rule, ...body.map(line)].join('\n')}`);
}

const shown = (cell: string | number | undefined) =>
  typeof cell === 'number' ? cell.toLocaleString('en-GB') : (cell ?? '');
