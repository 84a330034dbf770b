import type Stripe from 'stripe';
import type { PaymentSessionRequest } from '../../../platform/money/paymentProvider.ts';

const CURRENCY = 'inr';
/** Stripe requires an expiry at least 30 minutes after the arrival of the request, by its own clock. */
const EXPIRY_SLACK_SECONDS = 60;
/** The number of line items that a Checkout session can have. */
const MAX_LINES = 100;
/** The length of the name of a line item, in UTF-16 units. */
const MAX_NAME = 250;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The parameters of the Checkout session of an order, within Stripe's limits and without the e-mail address. The shopper pays in rupees
 * wherever they are, because the order is placed for exactly its amount in rupees.
 */
export function sessionParameters(
  request: PaymentSessionRequest,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const { successUrl, cancelUrl } = returnUrls(publicUrl, request.orderId);
  const metadata = { orderId: request.orderId, orderNumber: String(request.orderNumber) };
  return {
    mode: 'payment',
    line_items: lineItems(request),
    adaptive_pricing: { enabled: false },
    client_reference_id: request.orderId,
    metadata,
    payment_intent_data: { metadata, description: `Order ${request.orderNumber}` }, // charges and refunds inherit it
    expires_at: Math.floor(request.expiresAt.getTime() / 1000) + EXPIRY_SLACK_SECONDS,
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

/** The line items of a session; an order with too many lines becomes a single item. */
function lineItems({ lines, orderNumber }: PaymentSessionRequest): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const listed =
    lines.length <= MAX_LINES
      ? lines
      : [
          {
            name: `Order ${orderNumber}: ${lines.length} lines`,
            unitPaise: lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0),
            quantity: 1,
          },
        ];
  return listed.map(({ name, unitPaise, quantity }) => ({
    quantity,
    adjustable_quantity: { enabled: false },
    price_data: { currency: CURRENCY, unit_amount: unitPaise, product_data: { name: shorten(name) } },
  }));
}

/** Cuts a name to Stripe's limit, with `…`, between two characters as people see them. */
function shorten(name: string): string {
  if (name.length <= MAX_NAME) return name;
  let kept = '';
  for (const { segment } of graphemes.segment(name)) {
    if (kept.length + segment.length >= MAX_NAME) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** The URLs to which a hosted payment page returns the shopper; `orderId` is the public id. */
export function returnUrls(publicUrl: string, orderId: string): { successUrl: string; cancelUrl: string } {
  return { successUrl: `${publicUrl}/success?order=${orderId}`, cancelUrl: `${publicUrl}/cancel?order=${orderId}` };
}
