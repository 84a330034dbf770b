import { isSubCategoryId } from '../../paths.ts';
import { readFilters, type ProductFilters, type ProductOrder } from './readFilters.ts';

const sorts = {
  popularity: 'POPULARITY',
  price: 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  'unit-price': 'UNIT_PRICE',
  discount: 'DISCOUNT',
  country: 'COUNTRY_OF_ORIGIN',
  newest: 'NEWEST',
} as const satisfies Record<ProductOrder, string>;

/**
 * The variables `filter` and `sort` of a list's queries, from the parameters of its page's URL; a variable that has its default is left
 * out. `subCategoryId` is that of a listing.
 */
export function filterVariables(params: URLSearchParams, subCategoryId?: string) {
  const filters = readFilters(params, subCategoryId === undefined ? 'search' : 'listing');
  const subCategoryIds = subCategoryId === undefined ? filters.subCategories : [subCategoryId].filter(isSubCategoryId);
  const isGrouped = subCategoryId !== undefined || subCategoryIds.length > 0; // an empty list finds nothing
  const filter = { ...(isGrouped && { subCategoryIds }), ...filterOf(filters) };
  return { ...(Object.keys(filter).length > 0 && { filter }), ...(filters.sort && { sort: sorts[filters.sort] }) };
}

/** The same of the collection at a handle. */
export function collectionVariables(params: URLSearchParams, collectionHandle: string) {
  const filters = readFilters(params, 'collection');
  return { filter: { collectionHandle, ...filterOf(filters) }, ...(filters.sort && { sort: sorts[filters.sort] }) };
}

function filterOf(filters: ProductFilters) {
  const { brands, price, discount, diets, packSizes, countries, inStock } = filters;
  return {
    ...(brands.length > 0 && { brands }),
    ...(price && { price: { min: price.min, ...(price.max !== null && { max: price.max }) } }),
    ...(discount !== null && { minDiscountPercent: discount }),
    ...(diets.length > 0 && { diets }),
    ...(packSizes.length > 0 && { packSizes }),
    ...(countries.length > 0 && { countriesOfOrigin: countries }),
    ...(inStock && { inStock }),
  };
}
