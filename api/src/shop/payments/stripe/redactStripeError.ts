import Stripe from 'stripe';

/** The parts of a Stripe error that may be logged. */
export interface StripeErrorSummary {
  type: string;
  code: string | null;
  /** The name of the rejected parameter. */
  parameter: string | null;
  status: number | null;
  /** Identifies the request in Stripe's dashboard. */
  requestId: string | null;
}

/** Reduces a Stripe error to what may be logged: its message and headers can contain a person's e-mail address. */
export function redactStripeError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, param, statusCode, requestId } = error;
  const summary: StripeErrorSummary = {
    type,
    code: code ?? null,
    parameter: param ?? null,
    status: statusCode ?? null,
    requestId: requestId ?? null,
  };
  return summary;
}
