/** The answer while the database can't do its work. `retryAfter` is a number of seconds, for the header `Retry-After`. */
export const UNAVAILABLE = {
  retryAfter: '2',
  messages: {
    lost: 'The shop is not available at the moment. Please try again soon.',
    busy: 'The shop is very busy. Please try again in a moment.',
  },
} as const;
