import type { Invoice, Order, OrderLine } from '../db/generated/client.ts';
import type { Seller } from '../config/shopSettings.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import { splitTax } from './splitTax.ts';

/** A sold product or a fee; amounts in paise. */
export interface InvoiceLine {
  name: string;
  /** Null for fees. */
  unit: string | null;
  hsnCode: string | null;
  quantity: number;
  /** The price of one, tax included. */
  price: number;
  total: number;
  gstPercent: number;
  taxable: number;
  tax: number;
}

/** The sums of the lines with one tax rate. */
export interface RateTotal {
  gstPercent: number;
  taxable: number;
  tax: number;
}

/** The contents of an invoice. */
export interface InvoiceDocument {
  number: string;
  issuedAt: Date;
  /** The state of the order when it was cancelled or refunded after the invoice; else null. */
  status: 'Cancelled' | 'Refunded' | null;
  seller: Seller;
  order: Pick<
    Order,
    'number' | 'createdAt' | 'recipientName' | 'addressLine' | 'city' | 'state' | 'country' | 'pincode'
  >;
  /** Whether the recipient is in another state than the seller: the tax is then IGST, not CGST and SGST. */
  isInterState: boolean;
  lines: InvoiceLine[];
  /** The lowest rate first. */
  rates: RateTotal[];
  total: number;
  taxable: number;
  tax: number;
  /** The tip for the rider, which is paid with the order and is no part of the invoice. */
  tip: number;
}

type LoadedLine = Pick<
  OrderLine,
  'name' | 'unit' | 'hsnCode' | 'gstPercent' | 'quantity' | 'missingQuantity' | 'pricePaise'
>;
type LoadedOrder = InvoiceDocument['order'] &
  Pick<Order, 'status' | 'deliveryFeePaise' | 'handlingFeePaise' | 'tipPaise'> & { lines: readonly LoadedLine[] };

/** Computes the contents of an invoice: the packed lines of the order, the fees, and the tax that both contain. */
export function invoiceDocument(
  invoice: Omit<Invoice, 'id' | 'orderId'>,
  { lines: packed, status, deliveryFeePaise, handlingFeePaise, tipPaise, ...order }: LoadedOrder,
): InvoiceDocument {
  const fee = { unit: null, hsnCode: null, quantity: 1, gstPercent: invoice.feeGstPercent };
  const lines = [
    ...packed.map(({ missingQuantity, pricePaise, ...line }) => ({
      ...line,
      quantity: line.quantity - missingQuantity,
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
    status: statusOf(status),
    seller: {
      name: invoice.sellerName,
      address: invoice.sellerAddress,
      state: invoice.sellerState,
      gstin: invoice.sellerGstin,
    },
    order,
    isInterState: normalizedState(order.state) !== normalizedState(invoice.sellerState),
    lines,
    rates: rateTotals(lines),
    total: sumOf(lines, 'total'),
    taxable: sumOf(lines, 'taxable'),
    tax: sumOf(lines, 'tax'),
    tip: Number(tipPaise),
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

function statusOf(status: Order['status']): InvoiceDocument['status'] {
  if (status === 'CANCELLED') return 'Cancelled';
  return status === 'REFUNDED' ? 'Refunded' : null;
}

/** Shoppers write their state in capitals, or with spaces around it. */
function normalizedState(state: string): string {
  return state.trim().replace(/\s+/g, ' ').toLowerCase();
}
