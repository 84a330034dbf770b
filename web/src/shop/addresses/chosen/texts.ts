/** Fixed texts of the header's address. */
export const texts = {
  promise: 'Delivery in 10 minutes',
  none: 'Add your address',
} as const;
