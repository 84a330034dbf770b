import { typeid } from 'typeid-js';
import { AddressGoneError } from '../addresses/addressErrors.ts';
import { billOf } from '../cart/bill.ts';
import { db, type Transaction } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { promiseDelivery } from '../orders/deliveryPromise.ts';
import { tellOfOrder } from '../orders/moveOrder.ts';
import { takeStock } from '../orders/orderStock.ts';
import { abandonPayment } from '../payments/abandonPayment.ts';
import { emptyCartOf } from '../payments/emptyCartOf.ts';
import { openPayment } from '../payments/openPayment.ts';
import { PaymentUnavailableError } from '../payments/paymentErrors.ts';
import type { PaymentMeans } from '../payments/paymentMeans.ts';
import { claimKey } from './claimKey.ts';
import { CartChangedError, EmptyCartError, TotalChangedError } from './checkoutErrors.ts';
import { findDestination } from './destination.ts';
import { lockCart, type CheckoutLine } from './lockCart.ts';
import type { OrderRequest } from './orderRequest.ts';
import { mayPayOnline } from './unpaidOrders.ts';
import { writeOrder } from './writeOrder.ts';

/** Stripe's least and largest amounts for INR, https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const LEAST_ONLINE_PAISE = 50;
const MOST_ONLINE_PAISE = 99_999_999;
const TOO_MUCH = 'This is too much to pay online at once. Please choose Cash on Delivery.';
const TOO_LITTLE = 'There is too little to pay online. Please choose Cash on Delivery.';
const TOO_OFTEN =
  'You have begun several online payments and not made them. Please choose Cash on Delivery, or try again in an hour.';

/**
 * Orders the viewer's cart, in one transaction: prices come from the database, stock is taken down, lines and address are copied.
 * What is paid on delivery is placed, and the cart emptied; what is paid online waits for its payment on the provider's page, and
 * keeps the cart until then. An earlier order of the viewer's that still waits is given up for this one, which is of the same cart.
 * The same request again gives the same order.
 * @throws AddressGoneError, EmptyCartError, CartChangedError, TotalChangedError, KeyReusedError, PaymentUnavailableError; none of
 * them changes the cart
 */
export async function placeOrder(
  viewer: Viewer,
  request: OrderRequest,
  means: PaymentMeans,
): Promise<{ userId: string; orderId: string }> {
  const orderId = await placeOnce(viewer, request, means);
  if (request.paymentMethod === 'ONLINE') await openPayment(orderId, means);
  return { userId: viewer.userId, orderId };
}

async function placeOnce(viewer: Viewer, request: OrderRequest, means: PaymentMeans): Promise<string> {
  for (;;) {
    try {
      return await db.$transaction((tx) => place(tx, viewer.userId, { request, means }));
    } catch (error) {
      if (!(error instanceof UnpaidOrder)) throw error;
      await abandonPayment(viewer, error.orderId, means);
    }
  }
}

/** Another order of the same cart waits for its payment. Thrown, so that the transaction leaves nothing behind. */
class UnpaidOrder extends Error {
  readonly orderId: string;

  constructor(orderId: string) {
    super('An order waits for its payment');
    this.orderId = orderId;
  }
}

async function place(
  tx: Transaction,
  userId: string,
  { request, means }: { request: OrderRequest; means: PaymentMeans },
): Promise<string> {
  const orderId = typeid().toUUID();
  const earlierId = await claimKey(tx, { userId, orderId, request });
  if (earlierId) return earlierId;

  const isOnline = request.paymentMethod === 'ONLINE';
  // Before the products are locked, for which others wait.
  if (isOnline && !(await mayPayOnline(tx, userId, means.now))) throw new PaymentUnavailableError(TOO_OFTEN);
  const lines = await lockCart(tx, userId);
  if (lines.length === 0) throw new EmptyCartError();
  const destination = await findDestination(tx, userId, request.addressId);
  if (!destination) throw new AddressGoneError();
  if (destination.unpaidId !== null) throw new UnpaidOrder(destination.unpaidId);
  if (lines.some(({ status }) => status !== 'AVAILABLE')) throw new CartChangedError(userId);
  const bill = billOf(lines, means.shop.fees);
  const isAsSeen = bill.grandTotal === request.expectedTotal && holds(lines, request.seenLines);
  if (!isAsSeen) throw new TotalChangedError(userId, bill.grandTotal);
  if (isOnline && bill.grandTotal < LEAST_ONLINE_PAISE) throw new PaymentUnavailableError(TOO_LITTLE);
  if (isOnline && bill.grandTotal > MOST_ONLINE_PAISE) throw new PaymentUnavailableError(TOO_MUCH);

  const promisedAt = isOnline
    ? null // the time counts from the payment on
    : await promiseDelivery(tx, lines.length, { times: means.shop.times, now: means.now });
  await writeOrder(tx, { orderId, userId, request, destination: destination.address, lines, bill, promisedAt });
  if (!(await takeStock(tx, { orderId, actorId: userId }, lines))) throw new CartChangedError(userId);
  if (!isOnline) await emptyCartOf(tx, { id: orderId, userId });
  await tellOfOrder(tx, orderId, means.events);
  return orderId;
}

/** Whether a cart is what the client showed of it; one that does not tell has only compared the total. */
function holds(lines: readonly CheckoutLine[], seen: OrderRequest['seenLines']): boolean {
  if (!seen) return true;
  const wanted = new Map(seen.map(({ productId, quantity }) => [productId, quantity]));
  return lines.length === seen.length && lines.every(({ productId, quantity }) => wanted.get(productId) === quantity);
}
