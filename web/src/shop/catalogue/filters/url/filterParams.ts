import { priceParam } from './priceParam.ts';
import type { ProductFilters } from './readFilters.ts';

/** The parameters of filters in a URL, in a fixed order. */
export function filterParams(filters: ProductFilters): [name: string, value: string][] {
  const { subCategories, brands, price, discount, diets, packSizes, inStock, sort } = filters;
  return [
    ...all('sub', subCategories),
    ...all('brand', brands),
    ...one('price', price && priceParam(price)),
    ...one('discount', discount),
    ...all('diet', diets),
    ...all('pack', packSizes),
    ...one('stock', inStock ? 1 : null),
    ...one('sort', sort),
  ];
}

function all(name: string, values: readonly string[]): [string, string][] {
  return values.map((value) => [name, value]);
}

function one(name: string, value: string | number | null): [string, string][] {
  return value === null ? [] : [[name, String(value)]];
}
