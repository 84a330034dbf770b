/** Fixed texts of the refund requests of an order. */
export const requestTexts = {
  title: 'Reported problems',
  reportedOn: (moment: string) => `Reported on ${moment}`,
  worth: (amount: string) => `${amount} in all`,
  approve: 'Approve',
  decline: 'Decline',
  approveTitle: 'Approve this request?',
  approveLead: 'Lower the numbers to refund fewer pieces.',
  approveConfirm: 'Approve and refund',
  approved: (amount: string) => `Approved: ${amount}`,
  declineTitle: 'Decline this request?',
  declineLead: 'Nothing is refunded, and the shopper gets your note by email.',
  note: 'Note to the shopper',
  noteHelp: 'At most 200 characters.',
  noteMissing: 'Tell the shopper why',
  keep: 'Decide later',
  declineConfirm: 'Decline request',
  declined: 'The request is declined',
  ourNote: (note: string) => `Your note: ${note}`,
} as const;

/** The labels of the states of a request, by their names in the schema. */
export const stateTexts: Readonly<Record<string, string>> = {
  OPEN: 'Waiting for you',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
};

/** Fixed texts of the list of refund requests. */
export const listTexts = {
  title: 'Refund requests',
  lead: 'Problems that shoppers reported with what was delivered.',
  tabs: 'Which requests',
  open: 'Open',
  decided: 'Decided',
  list: 'Refund requests',
  columnOrder: 'Order',
  columnReported: 'Reported',
  columnProblem: 'Problem',
  columnAmount: 'Amount',
  columnState: 'State',
  order: (number: number) => `#${number}`,
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  count: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
  emptyOpenTitle: 'Nothing to decide',
  emptyOpenText: 'What shoppers report will wait for you here.',
  emptyDecidedTitle: 'Nothing decided yet',
  emptyDecidedText: 'Requests that you approve or decline move here.',
} as const;
