/** Whether a text has nothing that PostgreSQL cannot store: NUL and lone surrogates. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Whether a text has characters that change the text around it: line ends and other controls, and controls of direction. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u.test(text);
}
