/** Fixed texts of components without their own folder. */
export const texts = {
  partFailed: 'We couldn’t load this part.',
  tryAgain: 'Try again',
  milestone: (what: string, percent: number) => `${what}: ${percent} percent`,
} as const;
