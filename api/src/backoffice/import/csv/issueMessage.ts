/** An issue as one sentence: with its column in front, unless the reason names it already. */
export function issueMessage({ column, reason }: { column: string | null; reason: string }): string {
  const [word] = column?.split('_') ?? [];
  if (!word || new RegExp(`\\b${word}\\b`, 'i').test(reason)) return reason;
  return `${column}: ${reason}`;
}
