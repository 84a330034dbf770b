import type { PrintDocument } from './printPaths.ts';

/** The names of the documents. */
export const documentTexts: Readonly<Record<PrintDocument, string>> = {
  'packing-slip': 'Packing slip',
  'bag-label': 'Bag label',
  receipt: 'Receipt',
};

/** Fixed texts around printing. */
export const printTexts = {
  section: 'Print',
  print: 'Print',
  back: 'Back to the order',
  documents: 'Documents of this order',
  fewerBags: 'One bag less',
  moreBags: 'One bag more',
  bags: (count: number) => (count === 1 ? '1 bag' : `${count} bags`),
  paper: 'Paper',
  title: (document: string, number: number) => `${document} of order #${number}`,
  unknownTitle: 'There is no such document',
  backToOrders: 'Back to the orders',
  ofOrder: (text: string, order: number) => `${text}: order #${order}`,
  titleOfMany: (document: 'packing-slip' | 'bag-label', count: number) =>
    `${document === 'packing-slip' ? 'Packing slips' : 'Bag labels'} of ${count === 1 ? '1 order' : `${count} orders`}`,
  capped: (shown: number, total: number) =>
    `The newest ${shown} of ${total} orders are here. Print the others afterwards.`,
  noOrdersTitle: 'No orders to print',
  noOrdersText: 'They may have left the shop meanwhile.',
  notPickedTitle: 'You don’t pick this order',
  notPickedText: 'Its documents are for its picker, until it leaves the shop.',
  notFoundTitle: 'We couldn’t find this order',
  noInvoiceTitle: 'No receipt yet',
  noInvoiceText: 'The invoice is made when the order leaves the shop. Print the receipt then.',
} as const;

/** Fixed texts on the printed documents. */
export const sheetTexts = {
  order: (number: number) => `Order #${number}`,
  number: (number: number) => `#${number}`,
  placed: 'Placed',
  deliverTo: 'Deliver to',
  note: 'Note',
  leaveAtGate: 'Leave at the gate',
  doNotRingBell: 'Don’t ring the bell',
  quantity: 'Qty',
  product: 'Product',
  notAvailable: (missing: number, ordered: number) => `${missing} of ${ordered} not available`,
  pieces: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  bagOf: (bag: number, bags: number) => `Bag ${bag} of ${bags}`,
  collect: (amount: string) => `Collect ${amount}`,
  paid: 'Paid. Nothing to collect.',
  nothingToCollect: 'Nothing to collect',
  mobile: (mobile: string) => `Mobile ${mobile}`,

  gstin: (gstin: string) => `GSTIN ${gstin}`,
  fssai: (number: string) => `FSSAI Lic. No. ${number}`,
  sample: 'Sample: no tax invoice',
  date: 'Date',
  hsn: (code: string) => `HSN ${code}`,
  rate: (percent: number) => `GST ${percent}%`,
  each: (quantity: number, price: string) => `${quantity} × ${price}`,
  total: 'Total',
  roundOff: 'Round off',
  grandTotal: 'Grand total',
  tip: 'Tip for the rider',
  toPay: 'Total with tip',
  tax: 'Taxes, contained in the prices',
  taxable: 'Value',
  cgst: 'CGST',
  igst: 'IGST',
  paidBy: 'Payment',
} as const;
