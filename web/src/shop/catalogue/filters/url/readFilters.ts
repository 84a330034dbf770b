import { isSubCategoryId } from '../../paths.ts';

/** Where products are filtered: the search, the listing of one sub-category, or a collection. */
export type FilteredList = 'search' | 'listing' | 'collection';

/** The selling price in paise, both ends included; without an end when `max` is null. */
export interface PriceRange {
  readonly min: number;
  readonly max: number | null;
}

/** The filters and the order of a list of products. Values of one kind are alternatives; they are sorted, each named once. */
export interface ProductFilters {
  /** The public ids of sub-categories; only on the search. */
  readonly subCategories: readonly string[];
  readonly brands: readonly string[];
  readonly price: PriceRange | null;
  /** The lowest discount in percent. */
  readonly discount: number | null;
  readonly diets: readonly string[];
  readonly packSizes: readonly string[];
  /** The codes of countries of origin. */
  readonly countries: readonly string[];
  readonly inStock: boolean;
  /** Null is the list's own order. */
  readonly sort: ProductOrder | null;
}

const orders = ['popularity', 'price', 'price-desc', 'unit-price', 'discount', 'country', 'newest'] as const;
/** The orders of a list, as URLs name them. */
export type ProductOrder = (typeof orders)[number];

const MAX_VALUES = 50;
const NAME = /^[^\p{Cc}\p{Cs}]{1,100}$/u;
const PRICE_RANGE = /^(\d{0,8})-(\d{0,8})$/; // the API accepts up to ₹10,00,000
const PERCENT = /^([1-9]\d?|100)$/;

/** The filters in a page's URL; malformed ones are ignored. */
export function readFilters(params: URLSearchParams, list: FilteredList): ProductFilters {
  const isSearch = list === 'search';
  const sort = orders.find((order) => order === params.get('sort')) ?? null;
  return {
    subCategories: isSearch ? readValues(params, 'sub', isSubCategoryId) : [],
    brands: readValues(params, 'brand', isName),
    price: readPrice(params.get('price') ?? ''),
    discount: Number(PERCENT.exec(params.get('discount') ?? '')?.[0]) || null,
    diets: readValues(params, 'diet', isName),
    packSizes: readValues(params, 'pack', isName),
    countries: readValues(params, 'country', (code) => /^[A-Z]{2}$/.test(code)),
    inStock: params.get('stock') === '1',
    sort: list === 'listing' && sort === 'popularity' ? null : sort, // a listing's own order
  };
}

function isName(value: string): boolean {
  return NAME.test(value);
}

function readValues(params: URLSearchParams, name: string, isValid: (value: string) => boolean): string[] {
  const values = params.getAll(name).map((value) => value.trim());
  return [...new Set(values.filter(isValid))].sort().slice(0, MAX_VALUES);
}

function readPrice(text: string): PriceRange | null {
  const [, from = '', to = ''] = PRICE_RANGE.exec(text) ?? [];
  const range = { min: Number(from), max: to === '' ? null : Number(to) };
  if (range.max === null) return range.min === 0 ? null : range;
  return range.min <= range.max ? range : null;
}

/** The parameters of filters in a URL, in a fixed order. */
export function filterParams(filters: ProductFilters): [name: string, value: string][] {
  const { subCategories, brands, price, discount, diets, packSizes, countries, inStock, sort } = filters;
  return [
    ...all('sub', subCategories),
    ...all('brand', brands),
    ...one('price', price && priceParam(price)),
    ...one('discount', discount),
    ...all('diet', diets),
    ...all('pack', packSizes),
    ...all('country', countries),
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

/** The path of a list, which may have parameters, with its filters. */
export function filteredPath(path: string, filters: ProductFilters): string {
  const params = new URLSearchParams(filterParams(filters)).toString();
  if (params === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${params}`;
}

/** A range of prices as the URL has it. */
export function priceParam({ min, max }: PriceRange): string {
  return `${min}-${max ?? ''}`;
}
