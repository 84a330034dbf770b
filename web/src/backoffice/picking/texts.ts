import { texts } from '../fulfilment/texts.ts';

/** Fixed texts of the list of orders to pick. */
export const queueTexts = {
  title: 'Picking',
  list: 'Orders to pick',
  emptyTitle: 'Nothing to pick',
  emptyText: 'New orders show up here by themselves.',
  pickedByYou: 'You’re picking it',
  pickedBy: (name: string) => `${name} is picking it`,
  pickedByFormerColleague: 'Started by a former colleague',
  toDo: (left: number) => `${texts.pieces(left)} to go`,
  start: 'Start picking',
  goOn: 'Continue',
  takeOver: 'Take over',
  actionLabel: (action: string, number: number) => `${action}: order #${number}`,
  takeOverTitle: 'Take over this order?',
  takeOverText: (name: string) => `${name} is picking it. Items already marked stay marked.`,
} as const;

/** Fixed texts of the page of one order that is being packed. */
export const packTexts = {
  back: 'All orders to pick',
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
  allPicked: 'All marked',
  packedToast: (number: number) => `Order #${number} is packed`,
  nothingFound: 'Nothing found: cancel order',
  nothingTitle: 'Cancel this order?',
  nothingText: 'None of the items are available. We’ll tell the shopper, who won’t be charged.',
  nothingConfirm: 'Cancel order',
  cancelledToast: (number: number) => `Order #${number} is cancelled`,
  notBegun: 'Nobody is picking this order yet.',
  othersOrder: (name: string | null) =>
    name === null ? 'A former colleague has started picking this order.' : `${name} is picking this order.`,
  cancelledTitle: (number: number) => `Order #${number} was cancelled`,
  cancelledText: 'Please put what you have picked back into stock.',
  doneTitle: (number: number) => `Order #${number} is packed`,
  notFoundTitle: 'This order can’t be picked',
  notFoundText: 'Someone else may have packed it, or it was cancelled.',
} as const;
