import { countryName } from '@kirana/shared/countries.ts';
import { graphql, useFragment } from 'react-relay';
import type {
  useFilterGroups_facets$data as Facets,
  useFilterGroups_facets$key as FacetsKey,
} from './__generated__/useFilterGroups_facets.graphql.ts';
import { priceParam, type PriceRange, type ProductFilters } from './url/readFilters.ts';
import { texts } from './texts.ts';

/** A value to filter by. */
export interface FilterOption {
  /** As URLs contain it. */
  value: string;
  label: string;
  /** The products that have it and match the filters of other kinds; null when it is not known. */
  count: number | null;
  isChosen: boolean;
  /** The filters with this option chosen, or no longer chosen. */
  toggled: ProductFilters;
}

/** The values of one kind. */
export interface FilterGroup {
  /** The parameter in URLs. */
  name: 'sub' | 'brand' | 'price' | 'discount' | 'diet' | 'pack' | 'country' | 'stock';
  label: string;
  options: FilterOption[];
  /** The label of "no option", for a single-choice group. */
  anyLabel?: string;
}

/** The filters that the products of a list have values for, those that are chosen among them; empty for a list without facets. */
export function useFilterGroups(facetsKey: FacetsKey | null | undefined, filters: ProductFilters): FilterGroup[] {
  const facets = useFragment(
    graphql`
      fragment useFilterGroups_facets on ProductFacets @argumentDefinitions(isSearch: { type: "Boolean!" }) {
        subCategories @include(if: $isSearch) {
          subCategory {
            id
            name
          }
          count
        }
        brands {
          value
          count
        }
        prices {
          min
          max
          count
        }
        discounts {
          minPercent
          count
        }
        diets {
          value
          count
        }
        packSizes {
          value
          count
        }
        countriesOfOrigin {
          value
          count
        }
        inStockCount
      }
    `,
    facetsKey ?? null,
  );
  const groups = facets ? groupsOf(facets, filters) : [];
  const isFiltered = groups.some(({ options }) => options.some(({ isChosen }) => isChosen));
  return groups.filter((group) => isUseful(group, isFiltered));
}

function groupsOf(facets: Facets, filters: ProductFilters): FilterGroup[] {
  const { groups } = texts;
  const severalOf = (
    kind: 'subCategories' | 'brands' | 'diets' | 'packSizes' | 'countries',
    values: readonly Value[],
  ) =>
    values.map(({ value, label = value, count }) => ({
      value,
      label,
      count,
      isChosen: filters[kind].includes(value),
      toggled: { ...filters, [kind]: withToggled(filters[kind], value) },
    }));
  const subCategories = (facets.subCategories ?? []).map(({ subCategory: { id, name }, count }) => {
    return { value: id, label: name, count };
  });
  const countries = facets.countriesOfOrigin.map(({ value, count }) => ({ value, label: countryName(value), count }));
  const inStock = {
    value: '1',
    label: texts.inStockOnly,
    count: facets.inStockCount,
    isChosen: filters.inStock,
    toggled: { ...filters, inStock: !filters.inStock },
  };
  return [
    { name: 'sub', label: groups.subCategories, options: severalOf('subCategories', subCategories) },
    { name: 'brand', label: groups.brands, options: severalOf('brands', facets.brands) },
    { name: 'price', label: groups.price, anyLabel: texts.anyPrice, options: pricesOf(facets, filters) },
    { name: 'discount', label: groups.discount, anyLabel: texts.anyDiscount, options: discountsOf(facets, filters) },
    { name: 'diet', label: groups.diets, options: severalOf('diets', facets.diets) },
    { name: 'pack', label: groups.packSizes, options: severalOf('packSizes', facets.packSizes) },
    { name: 'country', label: groups.countries, options: severalOf('countries', countries) },
    { name: 'stock', label: groups.inStock, options: [inStock] },
  ];
}

interface Value {
  readonly value: string;
  /** The value by default. */
  readonly label?: string;
  readonly count: number;
}

function pricesOf({ prices }: Facets, filters: ProductFilters): FilterOption[] {
  const ranges = prices.map(({ min, max, count }) => optionOf({ min, max: max ?? null }, count));
  const chosen = filters.price;
  if (chosen && !ranges.some(({ isChosen }) => isChosen)) ranges.unshift(optionOf(chosen, null));
  return ranges;

  function optionOf(range: PriceRange, count: number | null): FilterOption {
    const isChosen = filters.price !== null && priceParam(filters.price) === priceParam(range);
    const toggled = { ...filters, price: isChosen ? null : range };
    return { value: priceParam(range), label: texts.price(range), count, isChosen, toggled };
  }
}

function discountsOf({ discounts }: Facets, filters: ProductFilters): FilterOption[] {
  const steps = discounts.map(({ minPercent, count }) => optionOf(minPercent, count));
  const chosen = filters.discount;
  if (chosen !== null && !steps.some(({ isChosen }) => isChosen)) steps.unshift(optionOf(chosen, null));
  return steps;

  function optionOf(percent: number, count: number | null): FilterOption {
    const isChosen = percent === filters.discount;
    const toggled = { ...filters, discount: isChosen ? null : percent };
    return { value: String(percent), label: texts.discount(percent), count, isChosen, toggled };
  }
}

function withToggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value].sort();
}

/** Whether a choice makes a difference: of one brand alone there is none, nor when nothing is in stock. A filtered list keeps what it has values of. */
function isUseful({ name, options }: FilterGroup, isFiltered: boolean): boolean {
  const least =
    !isFiltered && (name === 'sub' || name === 'brand' || name === 'price' || name === 'pack' || name === 'country')
      ? 2
      : 1;
  const possible = options.filter(({ count, isChosen }) => count !== 0 || isChosen);
  return possible.length >= least || options.some(({ isChosen }) => isChosen);
}
