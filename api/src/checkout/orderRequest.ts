import type { PaymentMethod } from '../db/generated/client.ts';

/** What a shopper agrees to when they order. */
export interface OrderRequest {
  addressId: string;
  /** The grand total they saw, in paise; only compared. */
  expectedTotal: number;
  paymentMethod: PaymentMethod;
  /** Chosen by the client, once per order; the same key again gives the same order. */
  idempotencyKey: string;
}
