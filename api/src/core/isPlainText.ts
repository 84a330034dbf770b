/** Whether a text has nothing that PostgreSQL cannot store: NUL and lone surrogates. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
