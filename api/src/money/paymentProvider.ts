/** A line of what is paid for; amounts in paise. */
export interface PaymentLine {
  name: string;
  unitPaise: number;
  quantity: number;
}

/** What a hosted page is opened for. The lines add up to what is to be paid. */
export interface SessionRequest {
  /** The order's public id: in the metadata, in the return addresses and as idempotency key. */
  orderId: string;
  /** The number that people say aloud. */
  orderNumber: number;
  email: string;
  lines: readonly PaymentLine[];
  expiresAt: Date;
}

/** A hosted page that takes one payment. */
export interface PaymentSession {
  sessionId: string;
  url: string;
}

/** How a hosted page stands. `PROCESSING`: it was filled in, and the money is not there yet. */
export type SessionState =
  | { status: 'OPEN' | 'PROCESSING' | 'FAILED' | 'EXPIRED' }
  | { status: 'PAID'; paymentId: string; amountPaise: number; currency: string };

/** How a refund stands. */
export interface ProviderRefund {
  /** Null for one that the provider did not even take on. */
  providerRefundId: string | null;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** Why it failed, if it did. */
  failure: string | null;
}

/** A refund as the provider lists it. */
export interface ListedRefund extends ProviderRefund {
  /** What the shop called it; null for one that was made at the provider's. */
  refundId: string | null;
  amountPaise: number;
}

/** What a signed message of the provider is about; `orderId` is the public id out of its metadata. */
export type PaymentNews =
  | { about: 'session'; orderId: string | null; sessionId: string; state: SessionState }
  /** Something has gone back of a payment, or has not after all: `listRefunds` tells what. */
  | { about: 'refunds'; orderId: string | null; paymentId: string };

/** A signed message of the provider. `news` is null where it does not concern the shop. */
export interface PaymentEvent {
  id: string;
  type: string;
  news: PaymentNews | null;
}

/** Takes payments on a hosted page and pays back. Every call may fail with ProviderDownError and may then be made again. */
export interface PaymentProvider {
  /** `none`: it refuses every payment, for a shop that takes cash alone. */
  name: 'stripe' | 'test' | 'none';
  /** For a client that draws its own payment form; null where there is none. */
  publishableKey: string | null;
  /** The same order again gives the same page. */
  openSession(request: SessionRequest): Promise<PaymentSession>;
  readSession(sessionId: string): Promise<SessionState>;
  /** Closes a page that is still open. Answers how it stands then, which is PAID when the shopper was faster. */
  endSession(sessionId: string): Promise<SessionState>;
  /** The same `refundId` again gives the same refund. */
  refund(request: { refundId: string; paymentId: string; amountPaise: number }): Promise<ProviderRefund>;
  readRefund(providerRefundId: string): Promise<ProviderRefund>;
  /** All that has gone back of a payment, or was to, whoever asked for it. */
  listRefunds(paymentId: string): Promise<ListedRefund[]>;
  /** Reads a message as it arrived, byte by byte. @throws ForgedEventError */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}

/** The provider can't be reached, or has trouble of its own. */
export class ProviderDownError extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer', { cause });
    this.name = 'ProviderDownError';
  }
}

/** The message is not signed by the provider, or too old to count. */
export class ForgedEventError extends Error {
  constructor(cause: unknown) {
    super('The signature of this message is not right', { cause });
    this.name = 'ForgedEventError';
  }
}
