import { demoCatalogue, type DemoCatalogue, type DemoProduct } from '../../demo/demoCatalogue.ts';
import { pickBySeed, seedNumber } from '../../demo/seededRandom.ts';
import { generatedBrand } from './generatedBrands.ts';

/** In every so many rounds the demo's own brands have another pack, so that their products grow with the shop. */
const OWN_BRAND_EVERY = 8;

/** A shop of any size, with the categories of the demo. */
export interface GeneratedShop extends Omit<DemoCatalogue, 'products' | 'pictures'> {
  /** The n-th product, counted from 0; the same at every call. */
  product(n: number): DemoProduct;
}

/**
 * A shop whose first products are those of the demo, from all departments mixed. The others are the same things in rounds: of
 * another brand, in another pack of the sub-category.
 */
export function generatedShop(): GeneratedShop {
  const { categories, subCategories, products } = demoCatalogue();
  const mixed = products.toSorted((one, other) => seedNumber(one.sku) - seedNumber(other.sku));
  const units = Map.groupBy(products, ({ subCategoryKeys: [first = ''] }) => first);

  function product(n: number): DemoProduct {
    const round = Math.floor(n / mixed.length);
    const original = mixed[n % mixed.length];
    if (!original) throw new Error('The demo catalogue has no products');
    const sku = `BENCH-${n}`;
    if (round === 0) return { ...original, sku };
    const { brand, name, unit, description, subCategoryKeys } = original;
    const [subCategoryKey = ''] = subCategoryKeys;
    const packs = (units.get(subCategoryKey) ?? []).filter((other) => other.unit !== unit);
    const pack = packs.length > 0 ? pickBySeed(packs, `pack ${n}`).unit : unit;
    const another = round % OWN_BRAND_EVERY === 0 ? brand : generatedBrand(`${brand ?? subCategoryKey} ${round}`);
    return {
      ...original,
      sku,
      brand: another,
      name: [another, withoutBrand(name, brand)].filter(Boolean).join(' '),
      unit: pack,
      description: description.replaceAll(unit, pack).replaceAll(brand ?? name, another ?? name),
    };
  }

  return { categories, subCategories, product };
}

function withoutBrand(name: string, brand: string | null): string {
  return brand !== null && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
}
