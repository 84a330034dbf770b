const withTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A server's moment as Indians read it, in the reader's own time zone: `21 Nov 2026, 6:30 am`. */
export function formatMoment(moment: string): string {
  return withTime.format(new Date(moment));
}
