import Stripe from 'stripe';

/** What the logs may know of an error of Stripe's. */
export interface StripeTrouble {
  type: string;
  code: string | null;
  /** The name of the parameter that it is about. */
  parameter: string | null;
  status: number | null;
  /** Stripe's own records are found by it. */
  requestId: string | null;
}

/** An error as it may be logged. Of Stripe's own the facts alone: words and headers may hold a person's e-mail address. */
export function fitForLogs(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, param, statusCode, requestId } = error;
  const trouble: StripeTrouble = {
    type,
    code: code ?? null,
    parameter: param ?? null,
    status: statusCode ?? null,
    requestId: requestId ?? null,
  };
  return trouble;
}
