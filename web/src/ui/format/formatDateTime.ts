const withTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A timestamp in the Indian format and the reader's time zone: `21 Nov 2026, 6:30 am`. */
export function formatDateTime(moment: string): string {
  return withTime.format(new Date(moment));
}
