import { FOOD_BRANDS, HOME_BRANDS } from './brandTables.ts';

/** The form of a brand's badge on its packs. */
export type BrandBadge = 'oval' | 'pill' | 'ribbon' | 'round' | 'leaf' | 'burst';

/** An invented brand: its colours, its place in the price range and the sentence it is known by. */
export interface DemoBrand {
  name: string;
  colour: string;
  accent: string;
  badge: BrandBadge;
  priceFactor: number;
  promise: string;
}

const BADGES: readonly string[] = ['oval', 'pill', 'ribbon', 'round', 'leaf', 'burst'] satisfies BrandBadge[];

const brands = new Map([...readBrands(FOOD_BRANDS), ...readBrands(HOME_BRANDS)].map((brand) => [brand.name, brand]));

/** The brand of that name. @throws when a department's table names an unknown brand */
export function demoBrand(name: string): DemoBrand {
  const brand = brands.get(name);
  if (!brand) throw new Error(`No such brand: "${name}"`);
  return brand;
}

function readBrands(table: string): DemoBrand[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', colour = '', accent = '', badge = '', factor = '', promise = ''] = line.split(' | ');
      if (!isBadge(badge)) throw new Error(`No such badge: "${badge}"`);
      return { name, colour, accent, badge, priceFactor: Number(factor), promise };
    });
}

function isBadge(text: string): text is BrandBadge {
  return BADGES.includes(text);
}
