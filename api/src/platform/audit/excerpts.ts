const MAX_LENGTH = 300;
/** The number of equal characters before the first difference. */
const LEAD_IN = 40;

/** Two texts cut to the displayed length; long texts begin shortly before the first difference. */
export function excerpts(before: string | null, after: string | null): { before: string | null; after: string | null } {
  const start = startOf(before ?? '', after ?? '');
  return { before: before && cut(before, start), after: after && cut(after, start) };
}

function startOf(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= MAX_LENGTH) return 0;
  let equal = 0;
  while (equal < before.length && before[equal] === after[equal]) equal += 1;
  return equal < MAX_LENGTH - LEAD_IN ? 0 : equal - LEAD_IN;
}

function cut(text: string, start: number): string {
  const shown = text.slice(start, start + MAX_LENGTH).toWellFormed(); // not through the middle of a character
  return `${start > 0 ? '…' : ''}${shown}${start + MAX_LENGTH < text.length ? '…' : ''}`;
}
