import type { Invoice, Order, OrderLine } from '../db/generated/client.ts';
import type { Seller } from '../money/shopTerms.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import { splitTax } from './splitTax.ts';

/** What was sold, or charged beside it; amounts in paise. */
export interface InvoiceLine {
  name: string;
  /** Null for fees. */
  unit: string | null;
  hsnCode: string | null;
  quantity: number;
  /** Of one, with the tax that it contains. */
  price: number;
  total: number;
  gstPercent: number;
  taxable: number;
  tax: number;
}

/** What is taxed at one rate. */
export interface RateTotal {
  gstPercent: number;
  taxable: number;
  tax: number;
}

/** An invoice with all that stands on it. */
export interface InvoiceDocument {
  number: string;
  issuedAt: Date;
  /** What became of its order after it was issued; null: it stands. */
  fate: 'Cancelled' | 'Refunded' | null;
  seller: Seller;
  order: Pick<
    Order,
    'number' | 'createdAt' | 'recipientName' | 'addressLine' | 'city' | 'state' | 'country' | 'pincode'
  >;
  /** Sold to another state: its tax is IGST, not CGST and SGST. */
  isInterState: boolean;
  lines: InvoiceLine[];
  /** By rate, lowest first. */
  rates: RateTotal[];
  total: number;
  taxable: number;
  tax: number;
}

type LoadedLine = Pick<
  OrderLine,
  'name' | 'unit' | 'hsnCode' | 'gstPercent' | 'quantity' | 'shortQuantity' | 'pricePaise'
>;
type LoadedOrder = InvoiceDocument['order'] &
  Pick<Order, 'status' | 'deliveryFeePaise' | 'handlingFeePaise'> & { lines: readonly LoadedLine[] };

/** The document of an invoice: what was packed of its order, the fees, and the tax that both contain. */
export function invoiceDocument(
  invoice: Omit<Invoice, 'id' | 'orderId'>,
  { lines: packed, status, deliveryFeePaise, handlingFeePaise, ...order }: LoadedOrder,
): InvoiceDocument {
  const fee = { unit: null, hsnCode: null, quantity: 1, gstPercent: invoice.feeGstPercent };
  const lines = [
    ...packed.map(({ shortQuantity, pricePaise, ...line }) => ({
      ...line,
      quantity: line.quantity - shortQuantity,
      price: pricePaise,
    })),
    { ...fee, name: 'Delivery fee', price: Number(deliveryFeePaise) },
    { ...fee, name: 'Handling fee', price: Number(handlingFeePaise) },
  ]
    .filter(({ unit, quantity, price }) => quantity > 0 && (unit !== null || price > 0))
    .map(taxedLine);
  return {
    number: invoiceNumber(invoice),
    issuedAt: invoice.issuedAt,
    fate: fateOf(status),
    seller: {
      name: invoice.sellerName,
      address: invoice.sellerAddress,
      state: invoice.sellerState,
      gstin: invoice.sellerGstin,
    },
    order,
    isInterState: bareName(order.state) !== bareName(invoice.sellerState),
    lines,
    rates: rateTotals(lines),
    total: sumOf(lines, 'total'),
    taxable: sumOf(lines, 'taxable'),
    tax: sumOf(lines, 'tax'),
  };
}

function taxedLine(line: Omit<InvoiceLine, 'total' | 'taxable' | 'tax'>): InvoiceLine {
  const total = line.quantity * line.price;
  return { ...line, total, ...splitTax(total, line.gstPercent) };
}

function rateTotals(lines: readonly InvoiceLine[]): RateTotal[] {
  return [...Map.groupBy(lines, ({ gstPercent }) => gstPercent)]
    .map(([gstPercent, same]) => ({ gstPercent, taxable: sumOf(same, 'taxable'), tax: sumOf(same, 'tax') }))
    .toSorted((one, other) => one.gstPercent - other.gstPercent);
}

function sumOf(lines: readonly InvoiceLine[], amount: 'total' | 'taxable' | 'tax'): number {
  return lines.reduce((sum, line) => sum + line[amount], 0);
}

function fateOf(status: Order['status']): InvoiceDocument['fate'] {
  if (status === 'CANCELLED') return 'Cancelled';
  return status === 'REFUNDED' ? 'Refunded' : null;
}

/** People write their state in capitals, or with a space after it. */
function bareName(state: string): string {
  return state.trim().replace(/\s+/g, ' ').toLowerCase();
}
