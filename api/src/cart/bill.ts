/** What a number of lines cost together; all amounts in paise. */
export interface Bill {
  /** How many pieces. */
  quantity: number;
  mrpTotal: number;
  savings: number;
  itemsTotal: number;
  deliveryFee: number;
  grandTotal: number;
}

/** Adds up lines of `quantity` pieces at `price` each, with `mrp` as the undiscounted price. Delivery is free. */
export function billOf(lines: readonly { quantity: number; mrp: number; price: number }[]): Bill {
  let [quantity, mrpTotal, itemsTotal] = [0, 0, 0];
  for (const line of lines) {
    quantity += line.quantity;
    mrpTotal += line.quantity * line.mrp;
    itemsTotal += line.quantity * line.price;
  }
  const deliveryFee = 0;
  return {
    quantity,
    mrpTotal,
    savings: mrpTotal - itemsTotal,
    itemsTotal,
    deliveryFee,
    grandTotal: itemsTotal + deliveryFee,
  };
}
