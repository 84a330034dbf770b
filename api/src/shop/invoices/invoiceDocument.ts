import { findIndianState } from '../addresses/findIndianState.ts';
import { INDIAN_STATES, placeOfSupply } from '../../platform/core/gst/indianStates.ts';
import type { Invoice, InvoiceKind, SaleLineType, Prisma } from '../../platform/db/generated/client.ts';
import type { Seller } from '../../platform/config/settings/shopSettings.ts';
import { buyerOf, type Buyer, ORDER_ADDRESS_FIELDS } from '../orders/orderColumns.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import { splitTax, taxRounding } from './splitTax.ts';

export const INVOICED_ORDER = {
  number: true,
  createdAt: true,
  status: true,
  paymentMethod: true,
  ...ORDER_ADDRESS_FIELDS,
  mobile: false,
  deliveryFeePaise: true,
  handlingFeePaise: true,
  tipPaise: true,
  lines: {
    orderBy: { id: 'asc' },
    select: {
      id: true,
      productId: true,
      name: true,
      unit: true,
      hsnCode: true,
      gstPercent: true,
      quantity: true,
      missingQuantity: true,
      mrpPaise: true,
      pricePaise: true,
    },
  },
} as const satisfies Prisma.OrderSelect;

export type InvoicedOrder = Prisma.OrderGetPayload<{ select: typeof INVOICED_ORDER }>;

/** A product or a fee; amounts in paise. */
export interface InvoiceLine {
  lineType: Exclude<SaleLineType, 'TIP'>;
  /** Null for fees, as `productId`. */
  orderLineId: string | null;
  productId: string | null;
  name: string;
  /** Null for fees. */
  unit: string | null;
  hsnCode: string | null;
  /** 0 where a credit note takes back money without pieces. */
  quantity: number;
  /** The price of one, tax included. */
  price: number;
  total: number;
  gstPercent: number;
  taxable: number;
  tax: number;
}

export interface RateTotal {
  gstPercent: number;
  taxable: number;
  tax: number;
}

export interface CreditNoteReference {
  number: string;
  issuedAt: Date;
  total: number;
  url: string;
}

export interface InvoiceDocument {
  number: string;
  /** Of the invoice, also where the document is a credit note. */
  kind: InvoiceKind;
  issuedAt: Date;
  /** The invoice that a credit note takes back, or a part of it; null for invoices. */
  creditedInvoice: { number: string; issuedAt: Date } | null;
  /** The credit notes of an invoice, oldest first; empty for credit notes. */
  creditNotes: CreditNoteReference[];
  /** The state of the order when it was cancelled or refunded after the invoice; else null. */
  status: 'Cancelled' | 'Refunded' | null;
  seller: Seller;
  order: Pick<
    InvoicedOrder,
    'number' | 'createdAt' | 'recipientName' | 'addressLine' | 'city' | 'state' | 'country' | 'pincode'
  >;
  /** A buyer who is registered for the tax; null for others. */
  buyer: Buyer | null;
  /** The state that the order goes to, as the GST portal writes it: `29-Karnataka`. */
  placeOfSupply: string;
  /** Whether the recipient is in another state than the seller: the tax is then IGST, not CGST and that of the state. */
  isInterState: boolean;
  /** What the part of the tax is called that is the state's: UTGST in union territories without a legislature. */
  stateTax: 'SGST' | 'UTGST';
  lines: InvoiceLine[];
  /** The lowest rate first. */
  rates: RateTotal[];
  total: number;
  taxable: number;
  tax: number;
  /** What makes the sum whole rupees in cash; negative when it is taken off. */
  roundOff: number;
  /** The tip for the rider, which is paid with the order and is no part of the invoice; 0 for credit notes. */
  tip: number;
}

/** What an invoice says of the state of its order. */
const STATUSES: Partial<Record<string, InvoiceDocument['status']>> = { CANCELLED: 'Cancelled', REFUNDED: 'Refunded' };

export type InvoiceHead = Omit<Invoice, 'id' | 'orderId'>;

/** Computes the contents of an invoice: the packed lines of the order, the fees, and the tax that both contain. */
export function invoiceDocument(
  invoice: InvoiceHead,
  order: InvoicedOrder,
  creditNotes: CreditNoteReference[] = [],
): InvoiceDocument {
  const fee = {
    orderLineId: null,
    productId: null,
    unit: null,
    hsnCode: null,
    quantity: 1,
    gstPercent: invoice.feeGstPercent,
  };
  const head = documentHead(invoice, order);
  const rounding = taxRounding(invoice, head.isInterState);
  const lines = [
    ...order.lines.map(({ id, missingQuantity, pricePaise, mrpPaise: _mrpPaise, ...line }) => ({
      ...line,
      lineType: 'PRODUCT' as const,
      orderLineId: id,
      quantity: line.quantity - missingQuantity,
      price: pricePaise,
    })),
    { ...fee, lineType: 'DELIVERY_FEE' as const, name: FEE_NAMES.DELIVERY_FEE, price: Number(order.deliveryFeePaise) },
    { ...fee, lineType: 'HANDLING_FEE' as const, name: FEE_NAMES.HANDLING_FEE, price: Number(order.handlingFeePaise) },
  ]
    .filter(({ unit, quantity, price }) => quantity > 0 && (unit !== null || price > 0))
    .map((line) => {
      const total = line.quantity * line.price;
      return { ...line, total, ...splitTax(total, line.gstPercent, rounding) };
    });
  return {
    ...head,
    number: invoiceNumber('INVOICE', invoice),
    issuedAt: invoice.issuedAt,
    creditedInvoice: null,
    creditNotes,
    status: STATUSES[order.status] ?? null,
    ...documentTotals(lines),
    roundOff: Number(invoice.roundOffPaise),
    tip: Number(order.tipPaise),
  };
}

export const FEE_NAMES = { DELIVERY_FEE: 'Delivery fee', HANDLING_FEE: 'Handling fee' } as const;

export function documentHead(
  invoice: InvoiceHead,
  order: InvoicedOrder,
): Pick<InvoiceDocument, 'kind' | 'seller' | 'order' | 'buyer' | 'placeOfSupply' | 'isInterState' | 'stateTax'> {
  const { kind, placeOfSupply: place } = invoice;
  return {
    kind,
    seller: {
      name: invoice.sellerName,
      address: invoice.sellerAddress,
      state: invoice.sellerState,
      gstin: invoice.sellerGstin,
      fssai: invoice.sellerFssai,
    },
    order,
    buyer: buyerOf(invoice),
    placeOfSupply: place === null ? order.state.trim() : placeOfSupply(place),
    isInterState:
      place === null
        ? normalizedState(order.state) !== normalizedState(invoice.sellerState)
        : place !== invoice.sellerState,
    stateTax: INDIAN_STATES[place ?? '']?.hasUtgst ? 'UTGST' : 'SGST',
  };
}

/** The place of supply of an order: its state by the stored name, or as it is written where that names no state. */
export function placeOfOrder({ state }: { state: string }): string {
  return findIndianState(state) ?? state.trim();
}

export function documentTotals(lines: InvoiceLine[]) {
  return {
    lines,
    rates: rateTotals(lines),
    total: sumOf(lines, 'total'),
    taxable: sumOf(lines, 'taxable'),
    tax: sumOf(lines, 'tax'),
  };
}

function rateTotals(lines: readonly InvoiceLine[]): RateTotal[] {
  return [...Map.groupBy(lines, ({ gstPercent }) => gstPercent)]
    .map(([gstPercent, same]) => ({ gstPercent, taxable: sumOf(same, 'taxable'), tax: sumOf(same, 'tax') }))
    .toSorted((one, other) => one.gstPercent - other.gstPercent);
}

function sumOf(lines: readonly InvoiceLine[], amount: 'total' | 'taxable' | 'tax'): number {
  return lines.reduce((sum, line) => sum + line[amount], 0);
}

/** How the releases without places of supply compared states. */
function normalizedState(state: string): string {
  return state.trim().replace(/\s+/g, ' ').toLowerCase();
}
