import type { Fees } from '../money/shopTerms.ts';

/** What a number of lines cost together; all amounts in paise. */
export interface Bill {
  /** How many pieces. */
  quantity: number;
  mrpTotal: number;
  savings: number;
  itemsTotal: number;
  deliveryFee: number;
  handlingFee: number;
  grandTotal: number;
}

/** Adds up lines of `quantity` pieces at `price` each, with `mrp` as the undiscounted price, and the shop's fees for them. */
export function billOf(lines: readonly { quantity: number; mrp: number; price: number }[], fees: Fees): Bill {
  let [quantity, mrpTotal, itemsTotal] = [0, 0, 0];
  for (const line of lines) {
    quantity += line.quantity;
    mrpTotal += line.quantity * line.mrp;
    itemsTotal += line.quantity * line.price;
  }
  const isFree = quantity === 0 || missingForFreeDelivery(itemsTotal, fees) === 0;
  const deliveryFee = isFree ? 0 : fees.delivery;
  const handlingFee = quantity === 0 ? 0 : fees.handling;
  return {
    quantity,
    mrpTotal,
    savings: mrpTotal - itemsTotal,
    itemsTotal,
    deliveryFee,
    handlingFee,
    grandTotal: itemsTotal + deliveryFee + handlingFee,
  };
}

/** How much more has to be in a cart of that total to be delivered free, in paise; null: delivery has no such threshold. */
export function missingForFreeDelivery(itemsTotal: number, { delivery, freeDeliveryFrom }: Fees): number | null {
  return delivery === 0 || freeDeliveryFrom === null ? null : Math.max(0, freeDeliveryFrom - itemsTotal);
}
