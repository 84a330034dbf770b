const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });

/** A day in full: `4 March 2027`. */
export function formatDate(date: Date): string {
  return day.format(date);
}
