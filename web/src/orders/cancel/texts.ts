/** Fixed texts around cancelling an order. */
export const cancelTexts = {
  open: 'Cancel order',
  title: 'Cancel this order?',
  paidText: (amount: string) => `${amount} goes back to you the way you paid. Your bank may take some days to show it.`,
  unpaidText: 'Nothing was paid, so no money has to go back.',
  cashText: 'There is nothing to pay then.',
  reason: 'Reason (optional)',
  reasonHelp: 'The shop reads it; at most 200 characters.',
  keep: 'Keep order',
  confirm: 'Cancel order',
  tooLate: 'This order can no longer be cancelled.',
  close: 'Close',
  done: 'Order cancelled',
} as const;
