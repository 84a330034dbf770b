import type { OrderRequest } from './orderRequest.ts';

/** The tip, note and flags of an order without any. */
const NOTHING_AT_THE_DOOR = JSON.stringify([0, null, false, false]);

/** All that the shopper agreed to, for the idempotency key. The order of the seen lines does not count. */
export function describeOrderRequest({
  addressId,
  expectedTotal,
  paymentMethod,
  seenLines,
  ...request
}: OrderRequest): string {
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
