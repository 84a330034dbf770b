/** Fixed texts of the refund requests of an order. */
export const requestTexts = {
  approved: (amount: string) => `Approved: ${amount}`,
} as const;

/** The labels of the states of a request, by their names in the schema. */
export const stateTexts: Readonly<Record<string, string>> = {
  OPEN: 'Waiting for you',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
};

/** Fixed texts of the list of refund requests. */
export const listTexts = {
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
} as const;
