/** Fixed texts of the order board. */
export const texts = {
  title: 'Orders',
  waitingTitle: (count: number) => `(${count}) Orders`,
  newOrder: 'New order',
  soundOn: 'Sound on',
  search: 'Number, mobile or name',
  view: 'Which orders',
  open: 'Open',
  all: 'All orders',
  onHold: 'On hold',
  columns: 'Open orders by state',
  emptyColumn: 'Nothing here',
  order: (number: number) => `Order #${number}`,
  number: (number: number) => `#${number}`,
  items: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  toCollect: (amount: string) => `${amount} to collect`,
  late: 'late',
  capped: (shown: number, total: number) => `The newest ${shown} of ${total} open orders are shown.`,
  unpaid: (count: number) => `Waiting for payment: ${count}`,
  moved: (number: number, state: string) => `Order #${number}: ${state}`,
  actionLabel: (action: string, number: number) => `${action} order #${number}`,
  notThere: (number: number, next: string) => `Order #${number} can only be moved to ${next}.`,
  list: 'Orders found',
  count: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  columnOrder: 'Order',
  columnPlaced: 'Placed',
  columnName: 'For',
  columnTotal: 'Total',
  columnPayment: 'Payment',
  columnState: 'State',
  anyState: 'Any state',
  noMatchTitle: 'No Data found',
  noMatchText: 'No orders match your search.',
  emptyTitle: 'No orders yet',
  emptyText: 'Orders will show up here.',
  searchAll: 'Search all orders',
  clear: 'Clear search',
  printColumn: (column: string) => `Print packing slips: ${column}`,
} as const;

/** Fixed texts around selecting orders of the list. */
export const selectionTexts = {
  label: 'Selected orders',
  select: (number: number) => `Select order #${number}`,
  selectAll: 'Select all',
  count: (count: number) => `${count} selected`,
  clear: 'Clear the selection',
  tooMany: (most: number) => `You can print up to ${most} orders at once`,
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
  title: 'Order',
  notFoundTitle: 'We couldn’t find this order',
  notFoundText: 'Check the number and try again.',
  placedOn: (moment: string) => `Placed on ${moment}`,
  products: 'Products',
  payment: 'Payment',
  method: 'Method',
  state: 'State',
  amount: 'Amount',
  storeCredit: 'Store credit',
  toCollect: 'To collect',
  paidAt: 'Paid on',
  paidBack: 'Refunded',
  refunds: 'Refunds',
  address: 'Delivery address',
  pickingView: 'Picking view',
  call: (mobile: string) => `Call ${mobile}`,
  customer: 'Customer',
  history: 'Order status',
} as const;

/** Fixed texts around the rider of an order. */
export const riderTexts = {
  people: 'Picking and delivery',
  picker: 'Picker',
  rider: 'Rider',
  unassigned: 'Nobody yet',
  choose: 'Choose a rider',
  anyone: 'Anyone',
  missing: 'Choose a rider',
  assign: 'Assign rider',
  change: 'Change rider',
  assignOnly: 'Only assign',
  handOver: 'Hand over',
  keep: 'Cancel',
  handOverTitle: (number: number) => `Who delivers order #${number}?`,
  assignTitle: (number: number) => `Rider of order #${number}`,
  assigned: (number: number) => `The rider of order #${number} is changed`,
  moved: (number: number, state: string) => `Order #${number}: ${state}`,
  handedTo: (name: string) => `Handed to ${name}`,
} as const;

/** Fixed texts around cancelling an order for the shop. */
export const cancelTexts = {
  open: 'Cancel order',
  title: 'Cancel this order?',
  paid: (amount: string) => `We’ll refund ${amount} to the shopper and put the products back in stock.`,
  unpaid: 'We’ll put the products back in stock. There’s nothing to refund.',
  unpaidWithCredit: (amount: string) =>
    `We’ll put the products back in stock. The shopper gets ${amount} of store credit back.`,
  note: 'Reason',
  noteHelp: 'The shopper will see this. Up to 200 characters.',
  noteMissing: 'Enter a reason',
  keep: 'Keep order',
  confirm: 'Cancel order',
  done: (number: number) => `Order #${number} is cancelled`,
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
