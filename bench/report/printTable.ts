/** Prints rows of cells below their headings, aligned; all columns but the first `textColumns` are numbers. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns: number,
): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column < textColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  console.log([headings, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n'));
}
