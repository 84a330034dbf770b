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
  toCollectLabel: 'To collect',
  noMatchTitle: 'No Data found',
  noMatchText: 'No orders match your search.',
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

/** Fixed texts around the rider of an order. */
export const riderTexts = {
  rider: 'Rider',
  assign: 'Assign rider',
} as const;
