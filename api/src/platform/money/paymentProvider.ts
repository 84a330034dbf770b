/** A line of a payment; amounts in paise. */
export interface PaymentLine {
  name: string;
  unitPaise: number;
  quantity: number;
}

/** The input of a hosted payment page. The lines add up to the amount. */
export interface PaymentSessionRequest {
  /** The order's public id: in the metadata, in the return URLs and as idempotency key. */
  orderId: string;
  /** The order number that the shopper sees. */
  orderNumber: number;
  email: string;
  lines: readonly PaymentLine[];
  expiresAt: Date;
}

/** A hosted page for one payment. */
export interface PaymentSession {
  sessionId: string;
  url: string;
}

/** The state of a hosted page. `PROCESSING`: the shopper has submitted it, and the payment is not confirmed yet. */
export type PaymentSessionState =
  | { status: 'OPEN' | 'PROCESSING' | 'FAILED' | 'EXPIRED' }
  | { status: 'PAID'; paymentId: string; amountPaise: number; currency: string };

/** The state of a refund at the provider. */
export interface ProviderRefund {
  /** Null for a refund that the provider has refused. */
  providerRefundId: string | null;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** The reason of a failure, else null. */
  failure: string | null;
}

/** A refund as the provider lists it. */
export interface ListedRefund extends ProviderRefund {
  /** The shop's id of the refund; null for one that was made in the provider's dashboard. */
  refundId: string | null;
  amountPaise: number;
}

/** A dispute of a payment at the time of an event. */
export interface ProviderDispute {
  providerDisputeId: string;
  /** A chargeback takes the money back; an inquiry only asks. */
  type: 'CHARGEBACK' | 'INQUIRY';
  status: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'WON' | 'LOST';
  /** The provider's word, such as `product_not_received`. */
  reason: string;
  amountPaise: number;
  evidenceDueAt: Date | null;
  openedAt: Date;
  /** When the bank took the amount, and when it gave it back; null for what has not happened. */
  withdrawnAt: Date | null;
  reinstatedAt: Date | null;
  /** The time of the event. */
  changedAt: Date;
}

/** The change that an event of the provider reports; `orderId` is the public id in its metadata. */
export type PaymentUpdate =
  | { kind: 'session'; orderId: string | null; sessionId: string; state: PaymentSessionState }
  /** A refund of a payment has changed; `listRefunds` returns the present state. */
  | { kind: 'refunds'; orderId: string | null; paymentId: string }
  | { kind: 'dispute'; paymentId: string | null; dispute: ProviderDispute };

/** A signed event of the provider. `update` is null for an event that the shop ignores. */
export interface PaymentEvent {
  id: string;
  type: string;
  update: PaymentUpdate | null;
}

/** Takes payments on a hosted page, and refunds them. Every call may fail with ProviderUnavailableError and can then be retried. */
export interface PaymentProvider {
  /** `none` refuses every payment, for a shop that takes only cash. */
  name: 'stripe' | 'sandbox' | 'none';
  /** The key for a client with its own payment form; null for a provider without one. */
  publishableKey: string | null;
  /** Creates a page; repeating it for an order returns the same page. */
  createSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  retrieveSession(sessionId: string): Promise<PaymentSessionState>;
  /** Expires an open page. Answers the state afterwards, which is PAID when the shopper paid first. */
  expireSession(sessionId: string): Promise<PaymentSessionState>;
  /** Refunds an amount; repeating it with a `refundId` returns the same refund. */
  refund(request: { refundId: string; paymentId: string; amountPaise: number }): Promise<ProviderRefund>;
  retrieveRefund(providerRefundId: string): Promise<ProviderRefund>;
  /** All refunds of a payment, in any state, also those that were made in the provider's dashboard. */
  listRefunds(paymentId: string): Promise<ListedRefund[]>;
  /** Verifies and parses the unchanged body of an event. @throws SignatureVerificationError */
  constructEvent(body: Buffer, signature: string): PaymentEvent;
}

/** The provider can't be reached, or answers with an error of its own. */
export class ProviderUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The payment provider isn’t responding', { cause });
    this.name = 'ProviderUnavailableError';
  }
}

/** The event is not signed by the provider, or is too old. */
export class SignatureVerificationError extends Error {
  constructor(cause: unknown) {
    super('The signature is invalid', { cause });
    this.name = 'SignatureVerificationError';
  }
}
