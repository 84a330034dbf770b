/** Fixed texts of formatted times. */
export const texts = {
  justNow: 'just now',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
} as const;
