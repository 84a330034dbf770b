import { formatRupees } from '@kirana/shared/money.ts';
import { formatCount } from '@kirana/shared/numbers.ts';

/** Fixed texts of the fields that change a price or a stock in the list. */
export const texts = {
  inStock: (stock: number) => `${formatCount(stock)} in stock`,
  low: 'Low',
  soldOut: 'Out of Stock',
  ledgerLabel: (name: string) => `Stock ledger of ${name}`,
  changePrice: (name: string) => `Change the price of ${name}`,
  changeStock: (name: string) => `Change the stock of ${name}`,
  priceField: (name: string) => `Price of ${name} before the discount, in rupees`,
  stockField: (name: string) => `Stock of ${name}`,
  priceHelp: (percent: number) => (percent === 0 ? 'MRP' : `MRP, less ${percent}%`),
  stockHelp: 'Pieces',
  save: 'Save',
  cancel: 'Cancel',
  priceBounds: 'More than 0, up to 10,00,000',
  stockBounds: 'A whole number, 0 to 1,00,000',
  saved: 'Saved',
  soldMeanwhile: (name: string, stock: number) =>
    `The stock of ${name} is ${formatCount(stock)}: it was sold or restocked in the meantime`,
  changed: (what: readonly string[]) =>
    `Someone else has changed it${what.length === 0 ? '' : `: ${what.join(', ')}`}. Save again to keep yours.`,
  now: {
    mrp: (mrp: number) => `the price is ${formatRupees(mrp)} now`,
    discount: (percent: number) => `the discount is ${percent}% now`,
    stock: (stock: number) => `the stock is ${formatCount(stock)} now`,
    name: (name: string) => `it is called ${name} now`,
    unit: (unit: string) => `the unit is ${unit} now`,
    hidden: 'it is hidden now',
    published: 'it is in the shop now',
  },
} as const;
