import type { PrintDocument } from './printPaths.ts';

/** The names of the documents. */
export const documentTexts: Readonly<Record<PrintDocument, string>> = {
  'packing-slip': 'Packing slip',
  'bag-label': 'Bag label',
  receipt: 'Receipt',
};

/** Fixed texts around printing. */
export const printTexts = {
  back: 'Back to the order',
  documents: 'Documents for this order',
  bags: (count: number) => (count === 1 ? '1 bag' : `${count} bags`),
  title: (document: string, number: number) => `${document} for order #${number}`,
  backToOrders: 'Back to the orders',
} as const;

/** Fixed texts on the printed documents. */
export const sheetTexts = {
  order: (number: number) => `Order #${number}`,
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  mobile: (mobile: string) => `Mobile ${mobile}`,

  gstin: (gstin: string) => `GSTIN ${gstin}`,
  taxable: 'Value',
} as const;
