/** Fixed texts of components without their own folder. */
export const texts = {
  tryAgain: 'Try again',
} as const;
