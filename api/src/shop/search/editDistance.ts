/** The number of letters to insert, delete, replace or swap with their neighbour until one word is the other (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let [beforeLast, last]: [number[], number[]] = [[], to.map((_letter, index) => index + 1)];
  last.unshift(0);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, target] of to.entries()) {
      const replaced = (last[column] ?? 0) + (letter === target ? 0 : 1);
      const inserted = (current[column] ?? 0) + 1;
      const deleted = (last[column + 1] ?? 0) + 1;
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === target;
      const swapped = isSwap ? (beforeLast[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, inserted, deleted, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return last.at(-1) ?? 0;
}
