/** Fixed texts of the order board. */
export const texts = {
  title: 'Orders',
  soundOn: 'Sound on',
  onHold: 'On hold',
  number: (number: number) => `#${number}`,
  items: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  toCollect: (amount: string) => `${amount} to collect`,
  count: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  columnState: 'State',
  noMatchTitle: 'No Data found',
  noMatchText: 'No orders match your search.',
} as const;

/** Fixed texts around selecting orders of the list. */
export const selectionTexts = {
  documents: { 'packing-slip': 'Packing slips', 'bag-label': 'Bag labels' },
} as const;

/** The titles of the board's columns, by the state of their orders. */
export const columnTexts: Readonly<Record<string, string>> = {
  PLACED: 'New',
  CONFIRMED: 'Confirmed',
  PICKING: 'Picking',
  PACKED: 'Packed',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERY_FAILED: 'Not delivered',
};

/** The labels of the button that advances an order, by its present state. */
export const advanceTexts: Readonly<Record<string, string>> = {
  PLACED: 'Confirm',
  CONFIRMED: 'Start picking',
  PICKING: 'Mark packed',
  PACKED: 'Hand to rider',
  OUT_FOR_DELIVERY: 'Delivered',
  DELIVERY_FAILED: 'Try again',
};

/** Fixed texts of the dialog of one order. */
export const orderTexts = {
  toCollect: 'To collect',
} as const;

/** Fixed texts around the rider of an order. */
export const riderTexts = {
  rider: 'Rider',
  assign: 'Assign rider',
} as const;

/** The labels of the actors of an order's events. */
export const actorTexts: Readonly<Record<string, string>> = {
  SHOPPER: 'Shopper',
  ADMIN: 'Shop',
  PICKER: 'Picker',
  RIDER: 'Rider',
  PAYMENT: 'Payment provider',
  SYSTEM: 'Automatic',
};
