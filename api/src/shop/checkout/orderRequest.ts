import type { PaymentMethod } from '../../platform/db/generated/client.ts';
import type { Buyer } from '../orders/orderColumns.ts';

export interface SeenLine {
  productId: string;
  quantity: number;
}

/** The order that a shopper agreed to. */
export interface OrderRequest {
  addressId: string;
  /** The grand total that the client showed, in paise; only compared. */
  expectedTotal: number;
  /** The lines that the client showed, when it sends them; only compared. */
  seenLines?: readonly SeenLine[] | null;
  paymentMethod: PaymentMethod;
  /** The store credit to use, in paise. */
  storeCredit?: number | null;
  /** The tip for the rider, in paise; `expectedTotal` contains it. */
  tip?: number | null;
  /** A note for the rider; the address's instructions when it is left out, none when it is empty. */
  deliveryNote?: string | null;
  leaveAtGate?: boolean | null;
  doNotRingBell?: boolean | null;
  /** A registered buyer, whose GSTIN the invoice names. */
  buyer?: Buyer | null;
  /** The client makes one per order; a repeated request with the same key returns the same order. */
  idempotencyKey: string;
}
