import type { PaymentMethod } from '../db/generated/client.ts';

/** A product in a cart as a client showed it. */
export interface SeenLine {
  productId: string;
  quantity: number;
}

/** What a shopper agrees to when they order. */
export interface OrderRequest {
  addressId: string;
  /** The grand total they saw, in paise; only compared. */
  expectedTotal: number;
  /** What they saw in the cart, where the client tells; only compared. */
  seenLines?: readonly SeenLine[] | null;
  paymentMethod: PaymentMethod;
  /** Chosen by the client, once per order; the same key again gives the same order. */
  idempotencyKey: string;
}
