/** Fixed texts of what is not in a folder of its own. */
export const texts = {
  partFailed: 'We couldn’t load this part.',
  tryAgain: 'Try again',
  milestone: (what: string, percent: number) => `${what}: ${percent} percent`,
} as const;
