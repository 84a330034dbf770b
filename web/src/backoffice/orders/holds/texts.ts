/** Fixed texts around orders on hold. */
export const holdTexts = {
  title: 'On hold',
  release: 'Release',
  cancel: 'Cancel order',
  released: (number: number) => `Order #${number} is released`,
  kept: 'Nobody can pick it until you release it. Its items are kept in stock for it.',
  list: 'Orders on hold',
  emptyTitle: 'No orders on hold',
  emptyText: 'Large cash orders of new shoppers wait here until you release or cancel them.',
  capped: (shown: number, total: number) => `${shown} of ${total} orders on hold are shown.`,
} as const;

/** Why an order is on hold, by the reasons' names in the schema. */
export const holdReasonTexts: Readonly<Record<string, string>> = {
  HIGH_RISK_OF_FRAUD: 'This shopper has received nothing yet and ordered a lot with cash on delivery.',
};

/** Fixed texts of the facts about an order's risk. */
export const riskTexts = {
  title: 'Risk',
  email: 'Email',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  account: 'Account created',
  earlier: 'Earlier orders',
  earlierCounts: (delivered: number, cancelled: number) => `${delivered} delivered, ${cancelled} cancelled`,
  payment: 'Payment',
  sameAddress: 'Other accounts at this address in 7 days',
  sameNetwork: 'Other accounts on this network in 7 days',
  none: 'None',
  unknown: 'No longer known',
  networkHelp: 'Phones of one mobile carrier can share a network.',
} as const;
