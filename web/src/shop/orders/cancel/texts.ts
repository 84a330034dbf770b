/** Fixed texts around cancelling an order. */
export const cancelTexts = {
  open: 'Cancel order',
  title: 'Cancel this order?',
  paidText: (amount: string) => `We'll refund ${amount} the way you paid. It can take your bank a few days to show it.`,
  unpaidText: "You haven't paid yet, so you won't be charged.",
  creditText: (amount: string) => `${amount} of store credit is yours to use again.`,
  cashText: "You won't be charged.",
  reason: 'Reason (optional)',
  reasonHelp: 'It helps us improve. Up to 200 characters.',
  keep: 'Keep order',
  confirm: 'Cancel order',
  tooLate: 'This order can no longer be cancelled.',
  close: 'Close',
  done: 'Order cancelled',
} as const;
