import type { Fees, ShopSettings } from '../../platform/config/settings/shopSettings.ts';

/** The totals of a number of lines, in paise. */
export type Bill = ReturnType<typeof billOf>;

/**
 * Adds up lines of `quantity` pieces at `price` each, with `mrp` as the undiscounted price, the shop's fees for them, and the tip, which a
 * shopper chooses at the checkout. It does not count for free delivery.
 */
export function billOf(lines: readonly { quantity: number; mrp: number; price: number }[], fees: Fees, tip = 0) {
  let [quantity, mrpTotal, itemsTotal] = [0, 0, 0];
  for (const line of lines) {
    quantity += line.quantity;
    mrpTotal += line.quantity * line.mrp;
    itemsTotal += line.quantity * line.price;
  }
  const isFree = quantity === 0 || remainingForFreeDelivery(itemsTotal, fees) === 0;
  const deliveryFee = isFree ? 0 : fees.delivery;
  const handlingFee = quantity === 0 ? 0 : fees.handling;
  return {
    quantity,
    mrpTotal,
    savings: mrpTotal - itemsTotal,
    itemsTotal,
    deliveryFee,
    handlingFee,
    tip,
    grandTotal: itemsTotal + deliveryFee + handlingFee + tip,
  };
}

/** The minimum of an order and what a cart lacks for it, in paise. */
export type MinimumOrder = NonNullable<ReturnType<typeof remainingForMinimum>>;

/** What a cart lacks for the minimum of an order; null when it lacks nothing. */
export function remainingForMinimum(
  itemsTotal: number,
  { minimumOrder: threshold }: Pick<ShopSettings, 'minimumOrder'>,
) {
  return threshold === null || itemsTotal >= threshold ? null : { threshold, remaining: threshold - itemsTotal };
}

/** The amount in paise that a cart lacks for free delivery; null when the delivery fee has no such threshold. */
export function remainingForFreeDelivery(itemsTotal: number, { delivery, freeDeliveryFrom }: Fees): number | null {
  return delivery === 0 || freeDeliveryFrom === null ? null : Math.max(0, freeDeliveryFrom - itemsTotal);
}
