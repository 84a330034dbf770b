import { Prisma } from '../../../platform/db/generated/client.ts';
import { planRows } from '../../../platform/db/queryRows.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../availableForSale.ts';
import { filterConditions, type FilterKind, type ProductFilter, productSource } from './productFilter.ts';
import { isAmountBase, formatPackSize } from '../amount.ts';
import { readCached, type CatalogueCache } from '../../../platform/cache/catalogueCache.ts';
import { COSTS } from '../../../platform/limits/costBudget.ts';
import { cleanSearchText } from '../../search/searchText.ts';
import { findHits, MAX_HITS } from '../../search/findHits.ts';

/** A value of a filter, and how many products have it. */
export interface FacetValue {
  value: string;
  count: number;
}

/** The values of a list's products, each counted with all filters of the list but those of its own kind. */
export interface ProductFacets {
  subCategories: { id: string; count: number }[];
  brands: FacetValue[];
  /** In paise, both ends included; `max` null for an open end. */
  prices: { min: number; max: number | null; count: number }[];
  discounts: { minPercent: number; count: number }[];
  diets: FacetValue[];
  packSizes: FacetValue[];
  countriesOfOrigin: FacetValue[];
  inStockCount: number;
}

/** Where the lowest price of each range begins, in paise. */
const PRICE_FLOORS = [0, 5_000, 10_000, 20_000, 50_000];
const DISCOUNTS = [10, 20, 30, 50];
/** The bits of `failed`, one for each kind of conditions that a candidate does not match. */
const BITS: Record<FilterKind, number> = {
  subCategory: 1,
  brand: 2,
  price: 4,
  discount: 8,
  diet: 16,
  packSize: 32,
  inStock: 64,
  country: 128,
};
/** The most values of a kind that are listed besides the selected ones. */
const LIMITS: Partial<Record<FilterKind, number>> = { subCategory: 30, brand: 50, packSize: 30, diet: 20, country: 50 };

interface FacetRow {
  kind: FilterKind;
  key: string;
  value: string;
  count: number;
}

/**
 * Counts the values of the hits of a search, or, without one, of the products in the filter's categories or collection, else in its
 * sub-categories. A kind of values is counted with all conditions of the filter but those of the same kind. Values with products
 * are listed, the selected ones in any case.
 */
async function countFacets(filter: ProductFilter, hitIds: readonly string[] | null): Promise<ProductFacets> {
  const rows = await planRows<FacetRow>(Prisma.sql`
    WITH candidates AS MATERIALIZED (
      SELECT product.id, product.brand, product.price_paise, product.discount_percent, product.diets,
        product.pack_base || ' ' || trim_scale(round(product.pack_amount::numeric, 3)) AS pack_size, product.country_of_origin, product.stock, ${failedBits(filter)} AS failed
      ${candidatesOf(filter, hitIds)}
    ), counted (kind, key, value, count) AS (
      SELECT 'subCategory', link.sub_category_id::text, '', count(*)
      FROM candidates JOIN product_sub_categories link ON link.product_id = candidates.id WHERE ${passes('subCategory')} GROUP BY 2
      UNION ALL
      SELECT 'brand', filter_key(brand), mode() WITHIN GROUP (ORDER BY brand), count(*)
      FROM candidates WHERE brand IS NOT NULL AND ${passes('brand')} GROUP BY 2
      UNION ALL
      SELECT 'price', width_bucket(price_paise, ${PRICE_FLOORS}::int[])::text, '', count(*) FROM candidates WHERE ${passes('price')} GROUP BY 2
      UNION ALL
      SELECT 'discount', step::text, '', count(*)
      FROM candidates JOIN unnest(${DISCOUNTS}::int[]) step ON discount_percent >= step WHERE ${passes('discount')} GROUP BY 2
      UNION ALL
      SELECT 'diet', filter_key(diet), mode() WITHIN GROUP (ORDER BY diet), count(*)
      FROM candidates, unnest(diets) diet WHERE ${passes('diet')} GROUP BY 2
      UNION ALL
      SELECT 'packSize', pack_size, '', count(*) FROM candidates WHERE pack_size IS NOT NULL AND ${passes('packSize')} GROUP BY 2
      UNION ALL
      SELECT 'country', country_of_origin, country_of_origin, count(*)
      FROM candidates WHERE country_of_origin IS NOT NULL AND ${passes('country')} GROUP BY 2
      UNION ALL
      SELECT 'inStock', '', '', count(*) FROM candidates WHERE stock > 0 AND ${passes('inStock')}
    ), selected AS (
      SELECT DISTINCT ON (kind, key) kind, key, value
      FROM (${selectedValues(filter)}) given ORDER BY kind, key, value
    ), listed AS (
      SELECT kind, key, coalesce(nullif(counted.value, ''), selected.value, '') AS value, coalesce(count, 0)::int AS count, selected.key IS NOT NULL AS is_selected,
        row_number() OVER (PARTITION BY kind ORDER BY count DESC NULLS LAST, key) AS number
      FROM counted FULL JOIN selected USING (kind, key)
    )
    SELECT kind, key, value, count FROM listed
    WHERE is_selected OR number <= CASE kind ${limitCases()} ELSE 1000 END
    ORDER BY count DESC, value, key`);
  return facetsOf(rows, filter);
}

/** FROM and WHERE of the candidates. The conditions that have facets do not restrict them, but set the bits of `failed`. */
function candidatesOf(filter: ProductFilter, hitIds: readonly string[] | null): Prisma.Sql {
  if (hitIds === null) {
    const { categoryIds, subCategoryIds, collection } = filter;
    return productSource(categoryIds || collection ? { categoryIds, collection } : { subCategoryIds }).products;
  }
  const { others } = filterConditions(filter);
  return Prisma.sql`
    FROM unnest(${hitIds}::uuid[]) AS hit (id) JOIN products product ON product.id = hit.id
    WHERE ${Prisma.join([AVAILABLE_FOR_SALE_SQL, ...others], ' AND ')}`;
}

function failedBits(filter: ProductFilter): Prisma.Sql {
  const { byKind } = filterConditions(filter);
  const bits = [...byKind].map(
    ([kind, condition]) => Prisma.sql`CASE WHEN ${condition} THEN 0 ELSE ${BITS[kind]}::int END`,
  );
  return Prisma.join([Prisma.sql`0`, ...bits], ' + ');
}

/** The condition for a candidate that matches all kinds but one. */
function passes(kind: FilterKind): Prisma.Sql {
  return Prisma.sql`failed & ~${BITS[kind]}::int = 0`;
}

function selectedValues(filter: ProductFilter): Prisma.Sql {
  const { subCategoryIds = [], brands = [], diets = [], packSizes = [], countriesOfOrigin = [] } = filter;
  return Prisma.sql`
    SELECT 'subCategory' AS kind, value AS key, value FROM unnest(${subCategoryIds}::text[]) value
    UNION ALL
    SELECT 'brand', filter_key(value), value FROM unnest(${brands}::text[]) value
    UNION ALL
    SELECT 'diet', filter_key(value), value FROM unnest(${diets}::text[]) value
    UNION ALL
    SELECT 'packSize', coalesce(pack_key(value), value), value FROM unnest(${packSizes}::text[]) value
    UNION ALL
    SELECT 'country', value, value FROM unnest(${countriesOfOrigin}::text[]) value`;
}

function limitCases(): Prisma.Sql {
  return Prisma.join(
    Object.entries(LIMITS).map(([kind, limit]) => Prisma.sql`WHEN ${kind} THEN ${limit}::int`),
    ' ',
  );
}

function facetsOf(rows: readonly FacetRow[], filter: ProductFilter): ProductFacets {
  const of = (kind: FilterKind) => rows.filter((row) => row.kind === kind);
  const values = (kind: FilterKind) => of(kind).map(({ value, count }) => ({ value, count }));
  const countOf = (kind: FilterKind, key: string) => of(kind).find((row) => row.key === key)?.count ?? 0;
  const { price, minDiscountPercent } = filter;
  const prices = PRICE_FLOORS.map((min, index) => {
    const next = PRICE_FLOORS[index + 1];
    const max = next === undefined ? null : next - 1;
    const isSelected = price !== undefined && (price.min ?? 0) === min && (price.max ?? null) === max;
    return { min, max, count: countOf('price', String(index + 1)), isSelected };
  });
  const discounts = DISCOUNTS.map((minPercent) => ({
    minPercent,
    count: countOf('discount', String(minPercent)),
    isSelected: minPercent === minDiscountPercent,
  }));
  return {
    subCategories: of('subCategory').map(({ key, count }) => ({ id: key, count })),
    brands: values('brand'),
    prices: listed(prices),
    discounts: listed(discounts),
    diets: values('diet'),
    packSizes: packFacets(of('packSize')),
    countriesOfOrigin: values('country'),
    inStockCount: countOf('inStock', ''),
  };
}

function listed<Facet extends { count: number; isSelected: boolean }>(facets: readonly Facet[]): Facet[] {
  return facets.filter(({ count, isSelected }) => count > 0 || isSelected);
}

/** In grams, then millilitres, then pieces, the smallest first. */
function packFacets(rows: readonly FacetRow[]): FacetValue[] {
  const packs = rows.map((row) => {
    const [, base = 'z', amount = 0] = /^(g|ml|pc) ([\d.]+)$/.exec(row.key) ?? [];
    return { ...row, base, amount: Number(amount) };
  });
  return packs
    .toSorted((one, other) => one.base.localeCompare(other.base) || one.amount - other.amount)
    .map(({ base, amount, value, count }) => ({
      value: isAmountBase(base) ? formatPackSize({ amount, base }) : value,
      count,
    }));
}

/** A filtered list: of the hits of a search, or of products without one. */
export interface FacetedList {
  filter: ProductFilter;
  search: { text: string; isCorrected: boolean } | null;
}

/** The facets of a list, which are cached; null without a search, a category, a sub-category and a collection, because all products would be counted. */
export async function findFacets({ filter, search }: FacetedList, cache: CatalogueCache) {
  if (!search && !filter.categoryIds && !filter.subCategoryIds && !filter.collection) return null;
  const searched = search && [cleanSearchText(search.text), search.isCorrected];
  return readCached(cache, { key: ['facets', searched, filter], cost: COSTS.facets, sizeOf }, async () => {
    const found = search && (await findHits(search.text, MAX_HITS, { isCorrected: search.isCorrected, cache }));
    return countFacets(filter, found && found.hits.map(({ id }) => id));
  });
}

function sizeOf(facets: ProductFacets): number {
  return Object.values(facets).reduce<number>((size, values) => size + (Array.isArray(values) ? values.length : 1), 0);
}
