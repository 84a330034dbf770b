import type { PackSize } from './packSize.ts';
import type { ProductLine } from './productLines.ts';
import { seededRandom } from './seededRandom.ts';

/** What a shopper can do with a pack: its price before discount, the discount, what is left, and how many an order may have. */
export interface Offer {
  pricePaise: number;
  discountPercent: number;
  stock: number;
  maxPerOrder: number | null;
}

const COMMON_DISCOUNTS = [5, 5, 8, 10, 10, 12, 15, 15, 18, 20, 20, 25, 30, 33, 40];

/** The most pieces in one order of the staples with a large discount, by sub-category. */
const OFFER_LIMITS: Readonly<Record<string, number>> = { milk: 6, 'cooking-oil': 4, 'sugar-jaggery': 5 };
const LARGE_DISCOUNT = 15;

/** The offer of one pack: the table's price, moved by the brand's place in the range. */
export function offerOf(line: ProductLine, size: PackSize): Offer {
  const lineRandom = seededRandom(`price ${line.name}`);
  const random = seededRandom(`offer ${line.name} ${size.unit}`);
  const factor = (line.brand?.priceFactor ?? 1) * (0.98 + lineRandom() * 0.07);
  const discountPercent = discountOf(random);
  return {
    pricePaise: shelfPrice(size.rupees * factor) * 100,
    discountPercent,
    stock: stockOf(random),
    maxPerOrder: discountPercent < LARGE_DISCOUNT ? null : (OFFER_LIMITS[line.sub.key] ?? null),
  };
}

/** Whole rupees; above ₹100 a price ends in 5 or 9, as price tags do. */
function shelfPrice(rupees: number): number {
  if (rupees < 100) return Math.max(2, Math.round(rupees));
  const rounded = Math.round(rupees / 5) * 5;
  return rounded % 10 === 0 ? rounded - 1 : rounded;
}

function discountOf(random: () => number): number {
  if (random() < 0.45) return 0;
  if (random() < 0.3) return 3 + Math.floor(random() * 25);
  return COMMON_DISCOUNTS[Math.floor(random() * COMMON_DISCOUNTS.length)] ?? 10;
}

function stockOf(random: () => number): number {
  const chance = random();
  if (chance < 0.03) return 0;
  if (chance < 0.07) return 1 + Math.floor(random() * 4);
  return 5 + Math.floor(random() ** 1.6 * 245);
}
