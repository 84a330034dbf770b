/** Fixed texts of the carousel's arrows. */
export const texts = {
  scrollBack: (what: string) => `Scroll ${what} back`,
  scrollOn: (what: string) => `Scroll ${what} on`,
} as const;
