/** Fixed texts of the rider's deliveries. */
export const deliveryTexts = {
  title: 'Deliveries',
  noneOnTheWay: 'Nothing out for delivery',
  roundOff: (amount: string) => `Includes a round off of ${amount}.`,
  fail: 'Couldn’t deliver',
  failTitle: (number: number) => `Why wasn’t order #${number} delivered?`,
  delivered: 'Delivered',
  cashTitle: (amount: string) => `Did you collect ${amount}?`,
  cashText: (number: number) => `Order #${number} will be marked as delivered and paid.`,
  cashConfirm: 'Yes, delivered',
  cashNotYet: 'Not yet',
} as const;
