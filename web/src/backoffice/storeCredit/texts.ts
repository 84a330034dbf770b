/** Fixed texts of a customer's store credit. */
export const storeCreditTexts = {
  title: 'Store credit',
  balance: (amount: string) => `Balance: ${amount}`,
  none: 'No transactions yet.',
  change: 'Add or remove',
  dialogTitle: 'Change store credit',
  lead: (balance: string) => `The balance is ${balance}. The customer can read the reason.`,
  kind: 'What to do',
  add: 'Add',
  remove: 'Remove',
  amount: 'Amount',
  amountInvalid: 'Enter an amount, such as 50 or 49.50',
  reason: 'Reason',
  reasonMissing: 'Say why',
  changed: (balance: string) => `Store credit is ${balance} now`,
} as const;
