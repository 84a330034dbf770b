/** Fixed texts of the notice of a closed shop. */
export const noticeTexts = {
  label: 'Opening hours',
  closed: 'We’re closed now.',
  opens: (time: string) => `You can fill your cart, and order from ${time}.`,
  unknown: 'You can fill your cart, and order when we open again.',
} as const;
