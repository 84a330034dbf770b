/** The headings that the export of refused rows adds: the row's number in the file, and the reasons. An import ignores them. */
export const REFUSED_HEADINGS = ['refused_row', 'refused_reason'] as const;

/** Whether a heading is one of them. */
export function isOfRefusedRows(heading: string): boolean {
  return (REFUSED_HEADINGS as readonly string[]).includes(heading.trim().toLowerCase());
}
