import { texts } from '../fulfillment/texts.ts';

/** Fixed texts of the list of orders to pick. */
export const queueTexts = {
  toDo: (left: number) => `${texts.quantity(left)} to go`,
  goOn: 'Continue',
  takeOver: 'Take over',
  actionLabel: (action: string, number: number) => `${action}: order #${number}`,
} as const;

/** Fixed texts of the page of one order that is being packed. */
export const packTexts = {
  back: 'All orders to pick',
  progress: (done: number, all: number) => `${done} of ${texts.products(all)}`,
  line: (name: string, unit: string, quantity: number) => `${name}, ${unit}: ${texts.quantity(quantity)}`,
  missingCount: (missing: number, quantity: number) =>
    quantity === 1 ? 'Missing' : `${missing} of ${quantity} missing`,
  stillOpen: (count: number) => `${texts.products(count)} left`,
  othersOrder: (name: string | null) =>
    name === null ? 'A former colleague has started picking this order.' : `${name} is picking this order.`,
} as const;
