import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kirana/shared/durations.ts';
import { seededRandom } from '../seededRandom.ts';
import type { DemoCatalogue } from '../demoCatalogue.ts';

/** An order as its shopper put it together. */
export interface DemoBasket {
  /** The number of the shopper, counted from 0, whose account was deleted since; null for the demo's shopper. */
  shopper: number | null;
  placedAt: Date;
  isPaidOnline: boolean;
  /** What is bought: the SKU and the pieces. */
  lines: { sku: string; quantity: number }[];
}

type Random = () => number;
/** What a purchase is about: its sub-categories, each with the chance that something of it is bought. */
type Occasion = Readonly<Record<string, number>>;

/** With how often each occurs among ten. */
const OCCASIONS: readonly { weight: number; goods: Occasion }[] = [
  {
    weight: 3,
    goods: { milk: 0.9, 'bread-pav': 0.7, eggs: 0.5, 'butter-ghee-cream': 0.4, 'curd-yogurt': 0.3, 'jams-honey': 0.2 },
  },
  {
    weight: 2,
    goods: { 'fresh-vegetables': 1, 'leafy-herbs': 0.7, 'fresh-fruits': 0.6, 'curd-yogurt': 0.4, 'paneer-cheese': 0.3 },
  },
  {
    weight: 1.5,
    goods: {
      atta: 0.7,
      rice: 0.6,
      'toor-moong-dal': 0.7,
      'cooking-oil': 0.6,
      'sugar-jaggery': 0.6,
      tea: 0.4,
      ghee: 0.2,
    },
  },
  {
    weight: 1.5,
    goods: {
      chips: 0.8,
      'soft-drinks': 0.7,
      'namkeen-bhujia': 0.4,
      chocolates: 0.4,
      'ice-cream-tubs': 0.3,
      cookies: 0.3,
    },
  },
  { weight: 0.6, goods: { noodles: 0.8, 'ketchup-sauces': 0.4, 'frozen-snacks': 0.4, soups: 0.3, eggs: 0.3 } },
  { weight: 0.5, goods: { detergents: 0.7, dishwash: 0.7, 'floor-surface': 0.5, 'garbage-bags': 0.4, soaps: 0.4 } },
  { weight: 0.4, goods: { 'oral-care': 0.7, soaps: 0.6, shampoo: 0.5, 'face-wash-scrub': 0.3, deodorants: 0.2 } },
  { weight: 0.3, goods: { chicken: 0.7, 'blended-masala': 0.5, 'pastes-hing': 0.5, 'curd-yogurt': 0.4, rice: 0.3 } },
  { weight: 0.1, goods: { 'diapers-wipes': 0.9, 'baby-food': 0.5, 'baby-bath': 0.3, milk: 0.3 } },
  { weight: 0.1, goods: { 'agarbatti-dhoop': 0.8, 'flowers-leaves': 0.7, 'camphor-samagri': 0.4, 'diya-oil': 0.3 } },
];

const [SHOPPERS, ORDERS_A_DAY, DAYS] = [80, 7, 90];
/** So many days ago some orders were paid in cash, in one shift of the rider. */
const CASH_DAY = 1;
const SHOP_OFFSET_MS = 5.5 * HOUR_MS;
/** When people order, in hours of the day. */
const HOURS = [7, 8, 8, 9, 10, 11, 12, 13, 15, 17, 18, 18, 19, 19, 20, 20, 21, 22];

/** How many days ago the demo's shopper ordered, the last time first, and the occasions as places in the list. */
const OWN_ORDERS = [1, 4, 8, 13, 17, 23, 30, 36, 43, 52, 60, 67, 75, 86];
const OWN_OCCASIONS = [0, 3, 1, 4, 0, 2, 1, 3, 0, 1, 5, 2, 0, 1];
const RUNNING: Occasion = { milk: 1, 'bread-pav': 1, eggs: 1, 'fresh-fruits': 1, chips: 1 };
const RUNNING_FOR_MS = 4 * MINUTE_MS;

/** The goods of each sub-category, the merchandiser's first one first. */
type Shelves = ReadonlyMap<string, readonly { sku: string; isInStock: boolean }[]>;

/** The orders of the last three months, oldest first. The last one is the demo's shopper's, and is being packed. The same time gives the same orders. */
export function demoBaskets(catalogue: DemoCatalogue, now: Date): DemoBasket[] {
  const shelves: Shelves = Map.groupBy(
    catalogue.products.map(({ sku, stock, subCategoryKeys }) => ({
      sku,
      isInStock: stock > 0,
      key: subCategoryKeys[0] ?? '',
    })),
    ({ key }) => key,
  );
  const random = seededRandom('orders');
  const others = Array.from({ length: DAYS * ORDERS_A_DAY }, (_, place): DemoBasket => {
    const shopper = Math.floor(SHOPPERS * random() ** 1.5);
    const days = Math.floor(place / ORDERS_A_DAY);
    const placedAt = momentOf(now, days, random);
    const lines = fillBasket(shelves, { shopper, goods: drawOccasion(random), random });
    return { shopper, placedAt, isPaidOnline: days !== CASH_DAY || random() < 0.5, lines };
  });
  const ownBasket = (goods: Occasion) => fillBasket(shelves, { shopper: null, goods, random });
  const own = OWN_ORDERS.map((days, place): DemoBasket => {
    const goods = OCCASIONS[OWN_OCCASIONS[place] ?? 0]?.goods ?? {};
    const lines = ownBasket({ ...goods, 'fresh-fruits': 0.6, milk: 0.8 });
    if (place === 0) lines.push(...soldOutNow(shelves));
    return { shopper: null, placedAt: momentOf(now, days, random), isPaidOnline: days !== CASH_DAY, lines };
  });
  const placedAt = new Date(now.getTime() - RUNNING_FOR_MS);
  const running = { shopper: null, placedAt, isPaidOnline: false, lines: ownBasket(RUNNING) };
  return [...others, ...own]
    .filter(({ placedAt }) => placedAt.getTime() < now.getTime() - HOUR_MS)
    .sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
    .concat(running);
}

/** A time at which people order, so many days ago in the shop's time zone. */
function momentOf(now: Date, days: number, random: Random): Date {
  const today = Math.floor((now.getTime() + SHOP_OFFSET_MS) / DAY_MS) * DAY_MS - SHOP_OFFSET_MS;
  const hour = HOURS[Math.floor(random() * HOURS.length)] ?? 0;
  return new Date(today - days * DAY_MS + (hour + random()) * HOUR_MS);
}

function drawOccasion(random: Random): Occasion {
  let drawn = random() * 10;
  return (OCCASIONS.find(({ weight }) => (drawn -= weight) < 0) ?? OCCASIONS[0])?.goods ?? {};
}

interface Purchase {
  shopper: number | null;
  goods: Occasion;
  random: Random;
}

/** Draws the goods of an order: mostly the shopper's usual ones, which are among the first of their sub-category. */
function fillBasket(shelves: Shelves, { shopper, goods, random }: Purchase): DemoBasket['lines'] {
  const any = [...shelves.keys()][Math.floor(random() * shelves.size)] ?? '';
  // The demo's shopper buys more at once, and nothing odd.
  const [odd, exponent] = shopper === null ? [0, 0.5] : [0.5, 1];
  const bought = Object.entries({ [any]: odd, ...goods }).filter(([, chance]) => random() < chance ** exponent);
  const wanted = (bought.length > 0 ? bought : Object.entries(goods).slice(0, 1)).flatMap(([key]) =>
    key === 'fresh-vegetables' ? [key, key, key] : [key],
  );
  const lines = new Map<string, number>();
  for (const key of wanted) {
    const shelf = (shelves.get(key) ?? []).filter(({ isInStock }) => shopper !== null || isInStock);
    const isUsual = key !== 'fresh-vegetables' && random() < 0.7;
    const place = Math.floor(shelf.length * (isUsual ? seededRandom(`${shopper} ${key}`)() : random()) ** 4);
    const product = shelf[place];
    if (product) lines.set(product.sku, random() < 0.8 ? 1 : 2);
  }
  return [...lines].map(([sku, quantity]) => ({ sku, quantity }));
}

/** A product that can't be ordered again. */
function soldOutNow(shelves: Shelves): DemoBasket['lines'] {
  const product = shelves.get('poha-murmura')?.find(({ isInStock }) => !isInStock);
  return product ? [{ sku: product.sku, quantity: 1 }] : [];
}
