import { createHash } from 'node:crypto';
import { typeid } from 'typeid-js';
import { AddressGoneError } from '../addresses/addressErrors.ts';
import { billOf, type Bill } from '../cart/bill.ts';
import { db, type Transaction } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { CartChangedError, EmptyCartError, KeyReusedError, TotalChangedError } from './checkoutErrors.ts';
import { lockCart, type CheckoutLine } from './lockCart.ts';
import { takeStock } from './takeStock.ts';

const OPERATION = 'orderPlace';

/** What a shopper agrees to when they order. */
export interface OrderRequest {
  addressId: string;
  /** The grand total they saw, in paise; only compared. */
  expectedTotal: number;
  /** Chosen by the client, once per order; the same key again gives the same order. */
  idempotencyKey: string;
}

/**
 * Orders the viewer's cart with cash on delivery, in one transaction: prices come from the database, stock is
 * taken down, lines and address are copied, the cart is emptied. The same request again gives the same order.
 * @throws AddressGoneError, EmptyCartError, CartChangedError, TotalChangedError, KeyReusedError; none of them changes anything
 */
export async function placeOrder(viewer: Viewer, request: OrderRequest): Promise<{ userId: string; orderId: string }> {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    const orderId = typeid().toUUID();
    const earlierId = await claimKey(tx, { userId, orderId, request });
    if (earlierId) return { userId, orderId: earlierId };

    const lines = await lockCart(tx, userId);
    if (lines.length === 0) throw new EmptyCartError();
    if (lines.some(({ status }) => status !== 'AVAILABLE')) throw new CartChangedError(userId);
    const bill = billOf(lines);
    if (bill.grandTotal !== request.expectedTotal) throw new TotalChangedError(userId, bill.grandTotal);

    await writeOrder(tx, { orderId, userId, addressId: request.addressId, lines, bill });
    if (!(await takeStock(tx, { orderId, actorId: userId }, lines))) throw new CartChangedError(userId);
    await tx.cartLine.deleteMany({ where: { userId, productId: { in: lines.map(({ productId }) => productId) } } });
    return { userId, orderId };
  });
}

/** Takes the idempotency key for a new order, or answers the order that it was taken for before. */
async function claimKey(
  tx: Transaction,
  { userId, orderId, request }: { userId: string; orderId: string; request: OrderRequest },
): Promise<string | null> {
  const requestHash = new Uint8Array(
    createHash('sha256').update(`${request.addressId} ${request.expectedTotal}`).digest(),
  );
  const key = { userId, operation: OPERATION, key: request.idempotencyKey };
  // Waits for a transaction that holds the same key, so that a double submit sees the first one's order.
  const { count } = await tx.idempotencyKey.createMany({
    data: { ...key, requestHash, resultId: orderId },
    skipDuplicates: true,
  });
  if (count === 1) return null;
  const earlier = await tx.idempotencyKey.findUniqueOrThrow({ where: { userId_operation_key: key } });
  if (Buffer.compare(earlier.requestHash, requestHash) !== 0) throw new KeyReusedError();
  return earlier.resultId;
}

async function writeOrder(
  tx: Transaction,
  order: { orderId: string; userId: string; addressId: string; lines: readonly CheckoutLine[]; bill: Bill },
): Promise<void> {
  const { orderId, userId, addressId, lines, bill } = order;
  const address = await tx.address.findUnique({
    where: { id: addressId, userId, isActive: true },
    select: {
      line: true,
      city: true,
      state: true,
      country: true,
      pincode: true,
      mobile: true,
      user: { select: { name: true } },
    },
  });
  if (!address) throw new AddressGoneError();
  const { line: addressLine, user, ...place } = address;
  await tx.order.create({
    data: {
      ...place,
      id: orderId,
      userId,
      addressId,
      addressLine,
      recipientName: user.name,
      status: 'PLACED',
      paymentMethod: 'CASH_ON_DELIVERY',
      quantity: bill.quantity,
      mrpTotalPaise: bill.mrpTotal,
      itemsTotalPaise: bill.itemsTotal,
      deliveryFeePaise: bill.deliveryFee,
      grandTotalPaise: bill.grandTotal,
    },
    select: { id: true },
  });
  const inOrderAdded = lines.toSorted((one, other) => (one.lineId < other.lineId ? -1 : 1));
  await tx.orderLine.createMany({
    data: inOrderAdded.map(({ lineId: _lineId, status: _status, mrp, price, ...line }) => ({
      ...line,
      id: typeid().toUUID(), // later ones sort after earlier ones, which a default of the database would not promise
      orderId,
      mrpPaise: mrp,
      pricePaise: price,
      totalPaise: price * line.quantity,
    })),
  });
  await tx.orderEvent.createMany({ data: { orderId, status: 'PLACED', actorId: userId } });
  await tx.payment.createMany({ data: { orderId, method: 'CASH_ON_DELIVERY', amountPaise: bill.grandTotal } });
}
