/** Fixed texts of the blocks of a customer. */
export const blockTexts = {
  title: 'Restrictions',
  cash: 'Cash on delivery',
  account: 'Account',
  allowed: 'Allowed',
  blocked: 'Blocked',
  active: 'Active',
  suspended: 'Suspended',
  blockedBy: (name: string, moment: string) => `${name}, ${moment}`,
  nobody: 'Deleted account',
  history: 'Earlier restrictions',
  lifted: (kind: string, from: string, to: string) => `${kind}: ${from} to ${to}`,
  reason: 'Reason',
  reasonHelp: 'For staff only. The customer won’t see it.',
} as const;

interface KindTexts {
  name: string;
  block: string;
  blockTitle: string;
  blockText: string;
  blocked: string;
  unblock: string;
  unblockTitle: string;
  unblockText: string;
  unblocked: string;
}

/** The words for each kind of block, by its name in the schema. */
export const kindTexts: Readonly<Record<'CASH_ON_DELIVERY' | 'ACCOUNT', KindTexts>> = {
  CASH_ON_DELIVERY: {
    name: 'Cash on delivery',
    block: 'Block cash',
    blockTitle: 'Block cash on delivery?',
    blockText: 'Orders so far stay. At checkout we’ll ask the customer to pay online or contact us.',
    blocked: 'Cash on delivery is blocked',
    unblock: 'Allow cash',
    unblockTitle: 'Allow cash on delivery again?',
    unblockText: 'The shop’s usual limits for cash apply.',
    unblocked: 'Cash on delivery is allowed',
  },
  ACCOUNT: {
    name: 'Account',
    block: 'Suspend account',
    blockTitle: 'Suspend this account?',
    blockText: 'The customer is logged out everywhere and can’t log in. Open orders stay: cancel them if you need to.',
    blocked: 'The account is suspended',
    unblock: 'Reinstate account',
    unblockTitle: 'Reinstate this account?',
    unblockText: 'The customer can log in again.',
    unblocked: 'The account is active',
  },
};

/** Fixed texts of the labels of a customer. */
export const flagTexts = { suspended: 'Suspended', noCash: 'No cash', notes: 'Notes' } as const;
