/** Fixed words of the pages of who packs and who brings orders. */
export const texts = {
  number: (number: number) => `Order #${number}`,
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  left: (minutes: number) => `${minutes} min left`,
  late: (minutes: number) => `Late by ${minutes} min`,
  cancel: 'Cancel',
} as const;

/** The words of the queue of orders that are to be packed. */
export const queueTexts = {
  title: 'Packing',
  list: 'Orders to pack',
  emptyTitle: 'Nothing to pack',
  emptyText: 'New orders come here by themselves.',
  packedByYou: 'You are packing it',
  packedBy: (name: string) => `${name} is packing it`,
  packedByNobody: 'Begun by somebody who is gone',
  toDo: (left: number) => `${texts.pieces(left)} to go`,
  start: 'Start packing',
  goOn: 'Go on',
  takeOver: 'Take over',
  deedOn: (deed: string, number: number) => `${deed}: order #${number}`,
  takeOverTitle: 'Take over this order?',
  takeOverText: (name: string) => `${name} is packing it. What is marked stays marked.`,
} as const;

/** The words of one order that is being packed. */
export const packTexts = {
  back: 'All orders to pack',
  progress: (done: number, all: number) => `${done} of ${texts.products(all)}`,
  lines: 'Products',
  quantity: (quantity: number) => `${quantity} ×`,
  line: (name: string, unit: string, quantity: number) => `${name}, ${unit}: ${texts.pieces(quantity)}`,
  missing: 'Missing',
  undo: 'Undo',
  missingOf: (name: string) => `Missing: ${name}`,
  undoOf: (name: string) => `Undo missing: ${name}`,
  missingCount: (missing: number, quantity: number) =>
    quantity === 1 ? 'Missing' : `${missing} of ${quantity} missing`,
  missingLabel: (name: string) => `Missing pieces of ${name}`,
  oneLess: 'One less is missing',
  oneMore: 'One more is missing',
  packed: 'Packed',
  stillOpen: (count: number) => `${texts.products(count)} left`,
  allMarked: 'All marked',
  packedToast: (number: number) => `Order #${number} is packed`,
  nothingFound: 'Nothing found: cancel order',
  nothingTitle: 'Cancel this order?',
  nothingText: 'Nothing of it is there. The shopper is told and pays nothing.',
  nothingConfirm: 'Cancel order',
  cancelledToast: (number: number) => `Order #${number} is cancelled`,
  notBegun: 'Nobody packs this order yet.',
  othersOrder: (name: string | null) =>
    name === null ? 'Somebody who is gone has begun with this order.' : `${name} is packing this order.`,
  cancelledTitle: (number: number) => `Order #${number} was cancelled`,
  cancelledText: 'Please put what you have packed back on the shelves.',
  doneTitle: (number: number) => `Order #${number} is packed`,
  goneTitle: 'This order is not to be packed',
  goneText: 'Somebody else may have packed it, or it was cancelled.',
} as const;

/** The words of the page of who brings orders. */
export const deliveryTexts = {
  title: 'Deliveries',
  ready: 'Ready to go',
  onTheWay: 'On the way',
  noneReady: 'No order waits for a rider.',
  noneOnTheWay: 'You are not bringing any order.',
  map: 'Map',
  mapOf: (number: number) => `Map for order #${number}`,
  call: 'Call',
  callAbout: (name: string, number: number) => `Call ${name} about order #${number}`,
  collect: (amount: string) => `Collect ${amount} in cash`,
  paid: 'Paid online',
  another: 'Another rider brings it.',
  take: 'Take it',
  takeLabel: (number: number) => `Take it: order #${number}`,
  taken: (number: number) => `Order #${number} is on its way with you`,
  delivered: 'Delivered',
  deliveredLabel: (number: number) => `Delivered: order #${number}`,
  cashTitle: (amount: string) => `Did you get ${amount}?`,
  cashText: (number: number) => `Order #${number} is then delivered and paid.`,
  cashConfirm: 'Yes, delivered',
  cashNotYet: 'Not yet',
  deliveredToast: (number: number) => `Order #${number} is delivered`,
} as const;
