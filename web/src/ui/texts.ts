/** Fixed texts of what is not in a folder of its own. */
export const texts = {
  partFailed: 'This part could not be loaded.',
  tryAgain: 'Try again',
  milestone: (what: string, percent: number) => `${what}: ${percent} percent`,
} as const;
