const MAX_LENGTH = 300;
/** How much of what is alike stands before the first difference. */
const LEAD_IN = 40;

/** Two texts cut to what is shown of them; long ones begin shortly before the first difference. */
export function excerpts(before: string | null, after: string | null): { before: string | null; after: string | null } {
  const start = startOf(before ?? '', after ?? '');
  return { before: before && cut(before, start), after: after && cut(after, start) };
}

function startOf(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= MAX_LENGTH) return 0;
  let alike = 0;
  while (alike < before.length && before[alike] === after[alike]) alike += 1;
  return alike < MAX_LENGTH - LEAD_IN ? 0 : alike - LEAD_IN;
}

function cut(text: string, start: number): string {
  const shown = text.slice(start, start + MAX_LENGTH).toWellFormed(); // not through the middle of a character
  return `${start > 0 ? '…' : ''}${shown}${start + MAX_LENGTH < text.length ? '…' : ''}`;
}
