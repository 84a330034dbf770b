import { typeid } from 'typeid-js';
import { AddressNotFoundError } from '../addresses/saveAddress.ts';
import { billOf, remainingForMinimum } from '../cart/bill.ts';
import { findEarlierResult } from '../../platform/db/claimIdempotencyKey.ts';
import { runTransaction, type StatementRunner } from '../../platform/db/runTransaction.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { estimateDelivery } from '../orders/deliveryEstimate.ts';
import { abandonPayment } from '../payments/expirePayment.ts';
import { contactKeys } from '../identity/userBlocks.ts';
import { checkCashOrder } from '../cash/checkCashOrder.ts';
import { withFormerBlocks } from '../cash/formerBlock.ts';
import { createPaymentSession } from '../payments/createPaymentSession.ts';
import { PaymentUnavailableError } from '../payments/paymentErrors.ts';
import {
  CartChangedError,
  EmptyCartError,
  MinimumOrderError,
  PincodeNotServiceableError,
  ShopClosedError,
  TotalChangedError,
} from './checkoutErrors.ts';
import { lockCart, type CheckoutLine } from './lockCart.ts';
import { openCheckout, orderKeys } from './openCheckout.ts';
import type { OrderRequest } from './orderRequest.ts';
import { checkStoreCredit } from '../storeCredit/storeCredit.ts';
import { isServiceable } from '../settings/isServiceable.ts';
import { openingStatus } from '../settings/openingStatus.ts';
import { writeOrder } from './writeOrder.ts';
import type { Caller } from '../../platform/core/caller.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import { LIMITS } from '../../platform/limits/limits.ts';

/** The tip, note and flags of an order without any. */
const NOTHING_AT_THE_DOOR = JSON.stringify([0, null, false, false]);

export interface CheckoutServices extends PaymentServices {
  caller: Pick<Caller, 'network' | 'fingerprint'>;
}

/** Stripe's least and largest amounts for INR, https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MIN_ONLINE_PAISE = 50;
const MAX_ONLINE_PAISE = 99_999_999;
const AMOUNT_TOO_LARGE = 'This order is too large to pay online. Please choose Cash on Delivery.';
const AMOUNT_TOO_SMALL = 'This order is too small to pay online. Please choose Cash on Delivery.';
const TOO_MANY_UNPAID_ORDERS =
  'You’ve started several online payments without finishing them. Please choose Cash on Delivery, or try again in an hour.';

/**
 * Orders the viewer's cart in one transaction: reads prices from the database, deducts stock, copies lines and address. An order with
 * cash on delivery is placed, on hold if it is large, and the cart emptied; an order with online payment keeps the cart until its
 * payment completes. Store credit that the request names pays its part at once. An earlier unpaid order of the viewer is abandoned first. A
 * repeated request with the same key returns the same order.
 * @throws ShopClosedError, AddressNotFoundError, PincodeNotServiceableError, EmptyCartError, CartChangedError, TotalChangedError,
 * StoreCreditChangedError, MinimumOrderError, IdempotencyKeyReusedError, PaymentUnavailableError; none of them changes the cart
 */
export async function placeOrder(viewer: Viewer, request: OrderRequest, services: CheckoutServices) {
  const orderId = await withFormerBlocks(() => placeAndRetry(viewer, request, services));
  if (request.paymentMethod === 'ONLINE') await createPaymentSession(orderId, services);
  return { userId: viewer.userId, orderId };
}

async function placeAndRetry(viewer: Viewer, request: OrderRequest, services: CheckoutServices): Promise<string> {
  for (;;) {
    try {
      return await runTransaction((tx) => placeInTransaction(tx, viewer.userId, { request, services }));
    } catch (error) {
      if (!(error instanceof UnpaidOrderExistsError)) throw error;
      await abandonPayment(viewer, error.orderId, services);
    }
  }
}

/** The user has another unpaid order. It is thrown to roll the transaction back. */
class UnpaidOrderExistsError extends Error {
  readonly orderId: string;

  constructor(orderId: string) {
    super('You have an unpaid order');
    this.orderId = orderId;
  }
}

async function placeInTransaction(
  tx: StatementRunner,
  userId: string,
  { request, services }: { request: OrderRequest; services: CheckoutServices },
): Promise<string> {
  const orderId = typeid().toUUID();
  const write = {
    userId,
    operation: 'orderPlace',
    key: request.idempotencyKey,
    request: describeOrderRequest(request),
    resultId: orderId,
  };
  const opened = await openCheckout(tx, write, request.addressId);
  if (!opened) return (await findEarlierResult(tx, write)) ?? placeInTransaction(tx, userId, { request, services });
  const { account, address, pages } = opened;
  const { shop, now } = services;
  const opening = openingStatus(shop.opening, now);
  if (!opening.isOpen) throw new ShopClosedError(opening);
  if (address && !isServiceable(address.pincode, shop)) throw new PincodeNotServiceableError(address.pincode);

  const isOnline = request.paymentMethod === 'ONLINE';
  // Checked before the products are locked, because other transactions wait for them.
  if (isOnline && !(await canPayOnline(tx, userId, now))) throw new PaymentUnavailableError(TOO_MANY_UNPAID_ORDERS);
  const { lines, unpaidOrderId } = await lockCart(tx, userId);
  if (lines.length === 0) throw new EmptyCartError();
  if (!address) throw new AddressNotFoundError();
  if (unpaidOrderId !== null) throw new UnpaidOrderExistsError(unpaidOrderId);
  if (lines.some(({ status }) => status !== 'AVAILABLE')) throw new CartChangedError(userId);
  const bill = billOf(lines, shop.fees, request.tip ?? 0);
  const matchesSeenCart = bill.grandTotal === request.expectedTotal && matchesSeenLines(lines, request.seenLines);
  if (!matchesSeenCart) throw new TotalChangedError(userId, bill.grandTotal);
  const lacking = remainingForMinimum(bill.itemsTotal, shop);
  if (lacking) throw new MinimumOrderError(lacking);
  const storeCredit = request.storeCredit ?? 0;
  await checkStoreCredit(tx, userId, { storeCredit, total: bill.grandTotal });
  const due = bill.grandTotal - storeCredit;
  if (isOnline && due < MIN_ONLINE_PAISE) throw new PaymentUnavailableError(AMOUNT_TOO_SMALL);
  if (isOnline && due > MAX_ONLINE_PAISE) throw new PaymentUnavailableError(AMOUNT_TOO_LARGE);
  const keys = orderKeys(address, services.caller);
  const contacts = contactKeys(
    { email: account.email, mobiles: [account.mobile, address.mobile] },
    services.caller.fingerprint,
  );
  const cashOrder = { userId, quantity: bill.quantity, value: due, isNew: true, ...keys, contactKeys: contacts };
  const holdReason = isOnline || due === 0 ? null : await checkCashOrder(tx, cashOrder, services);

  // The estimate is made when the payment completes, or the hold is released.
  const hasToWait = isOnline || holdReason !== null;
  const estimatedDeliveryAt = hasToWait ? null : await estimateDelivery(lines.length, services);
  const order = { orderId, userId, request, destination: address, pages, keys, lines, bill, storeCredit };
  const isStocked = await writeOrder(tx, { ...order, holdReason, estimatedDeliveryAt }, services.pubSub);
  if (!isStocked) throw new CartChangedError(userId);
  return orderId;
}

/** Whether the cart has the lines that the client showed; true when the client sends none. */
function matchesSeenLines(lines: readonly CheckoutLine[], seen: OrderRequest['seenLines']): boolean {
  if (!seen) return true;
  const seenQuantities = new Map(seen.map(({ productId, quantity }) => [productId, quantity]));
  return (
    lines.length === seen.length && lines.every(({ productId, quantity }) => seenQuantities.get(productId) === quantity)
  );
}

/**
 * Whether the user may start another online payment. Every open payment holds stock, so the number of unpaid orders per hour is
 * limited. Orders without a payment session, because the provider was unavailable, do not count.
 */
async function canPayOnline(tx: StatementRunner, userId: string, now: Date): Promise<boolean> {
  const { count, seconds } = LIMITS.unpaidOrdersPerAccount;
  const since = new Date(now.getTime() - seconds * 1000);
  const [{ unpaid }] = await tx.$queryRaw<[{ unpaid: number }]>`
    SELECT count(*)::int AS unpaid FROM orders JOIN payments ON payments.order_id = orders.id
    WHERE user_id = ${userId}::uuid AND orders.created_at > ${since}
      AND method = 'ONLINE' AND paid_at IS NULL AND provider_session_id IS NOT NULL`;
  return unpaid < count;
}

/** All that the shopper agreed to, for the idempotency key. The order of the seen lines does not count. */
function describeOrderRequest(request: OrderRequest): string {
  const { addressId, expectedTotal, paymentMethod, seenLines } = request;
  const lines = seenLines?.map(({ productId, quantity }) => `${productId}:${quantity}`).toSorted();
  const { tip, deliveryNote, leaveAtGate, doNotRingBell, storeCredit, buyer } = request;
  const atTheDoor = JSON.stringify([tip ?? 0, deliveryNote ?? null, leaveAtGate ?? false, doNotRingBell ?? false]);
  // Without the optional parts it is the text of earlier versions, so that their keys stay valid.
  const parts = [
    addressId,
    expectedTotal,
    paymentMethod,
    ...(lines ? [`[${lines.join(' ')}]`] : []),
    ...(atTheDoor === NOTHING_AT_THE_DOOR ? [] : [atTheDoor]),
    ...(storeCredit ? [`storeCredit:${storeCredit}`] : []),
    ...(buyer ? [JSON.stringify([buyer.name, buyer.gstin])] : []),
  ];
  return parts.join(' ');
}
