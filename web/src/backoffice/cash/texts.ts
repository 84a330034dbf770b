/** Fixed texts of cash shifts. */
export const cashTexts = {
  title: 'Cash',
  lead: 'What was collected and refunded in cash, what was handed in, and what is signed off.',
  tabs: 'Which shifts',
  list: 'Cash shifts',
  columnHolder: 'Who',
  columnOpened: 'Since',
  columnExpected: 'Should have',
  columnCounted: 'Handed in',
  columnDifference: 'Difference',
  columnState: 'State',
  deletedAccount: 'Deleted account',
  none: '–',
  shiftOf: (name: string) => `Cash of ${name}`,
  opened: 'Since',
  openingAmount: 'Change at the start',
  collected: 'Collected',
  refunded: 'Refunded',
  roundOff: 'Round off, in these',
  expected: 'Should have',
  overdrawn: 'More was refunded than this shift had.',
  counted: 'Handed in',
  countedBy: 'Counted by',
  difference: 'Difference',
  signedOffBy: 'Signed off by',
  signOffNote: 'Note',
  exact: 'None',
  missing: (amount: string) => `${amount} missing`,
  extra: (amount: string) => `${amount} too much`,
  at: (name: string, moment: string) => `${name}, ${moment}`,
  orders: 'Orders',
  order: (number: number) => `Order #${number}`,
  noOrders: 'No cash collected or refunded yet.',
  paidBack: 'refunded',
  notFoundTitle: 'We couldn’t find this shift',
  notFoundText: 'It may belong to another person.',
} as const;

/** Fixed texts of a rider's own cash. */
export const myCashTexts = {
  title: 'My cash',
  carry: (amount: string) => `You carry ${amount}`,
  overdrawn: (amount: string) => `You refunded ${amount} more than you had`,
  carryNothing: 'You carry no cash',
  back: 'All deliveries',
  emptyTitle: 'You carry no cash',
  emptyText: 'The first cash that you collect or refund starts a shift. Start one now if you take change along.',
  start: 'Start with change',
  startTitle: 'Start with change',
  startAmount: 'Change to start with, in ₹',
  startConfirm: 'Start',
  started: 'Your shift has started',
} as const;

/** Fixed texts around counting and signing off. */
export const closeTexts = {
  open: 'Hand in cash',
  recount: 'Count again',
  title: 'How much cash is handed in?',
  lead: (amount: string) => `It should be ${amount}. Enter what you counted.`,
  leadOverdrawn: (amount: string) => `${amount} more was refunded than this shift had. Enter what is left, or 0.`,
  amount: 'Counted cash, in ₹',
  invalid: 'Enter an amount in rupees',
  keep: 'Not yet',
  confirm: 'Hand in',
  done: (amount: string) => `${amount} handed in`,
  signOff: 'Sign off',
  signOffTitle: 'Sign off this shift?',
  signOffLead: 'It can’t be changed after that.',
  note: 'Note',
  noteOptional: 'Note (optional)',
  noteHelp: 'Up to 200 characters.',
  signedOff: 'The shift is signed off',
} as const;

/** The labels of the states of a shift, by their names in the schema. */
export const shiftStatusTexts: Readonly<Record<string, string>> = {
  OPEN: 'Open',
  CLOSED: 'To sign off',
  SIGNED_OFF: 'Signed off',
};

/** The empty list of each tab. */
export const emptyShiftTexts: Readonly<Record<string, string>> = {
  OPEN: 'Nobody carries cash right now.',
  CLOSED: 'Nothing to sign off.',
  SIGNED_OFF: 'Nothing is signed off yet.',
};
