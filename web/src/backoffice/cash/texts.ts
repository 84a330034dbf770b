/** Fixed texts of cash shifts. */
export const cashTexts = {
  title: 'Cash',
  columnOpened: 'Since',
  columnExpected: 'Expected',
  columnCounted: 'Handed in',
  columnDifference: 'Difference',
  deletedAccount: 'Deleted account',
  none: '–',
  difference: 'Difference',
  missing: (amount: string) => `${amount} short`,
  extra: (amount: string) => `${amount} over`,
  orders: 'Orders',
  order: (number: number) => `Order #${number}`,
} as const;

/** The labels of the states of a shift, by their names in the schema. */
export const shiftStatusTexts: Readonly<Record<string, string>> = {
  OPEN: 'Open',
  CLOSED: 'To sign off',
  SIGNED_OFF: 'Signed off',
};
