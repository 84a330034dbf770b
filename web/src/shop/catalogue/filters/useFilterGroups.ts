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
  name: 'sub' | 'brand' | 'price' | 'discount' | 'diet' | 'pack' | 'stock';
  label: string;
  options: FilterOption[];
  /** The label of "no option", for a single-choice group. */
  anyLabel?: string;
}

type Kind = 'subCategories' | 'brands' | 'diets' | 'packSizes';
type Value = Pick<FilterOption, 'value' | 'label'> & { count: number };

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
        inStockCount
      }
    `,
    facetsKey ?? null,
  );
  return facets ? groupsOf(facets, filters).filter(isUseful) : [];
}

function groupsOf(facets: Facets, filters: ProductFilters): FilterGroup[] {
  const { groups } = texts;
  const subCategories = (facets.subCategories ?? []).map(({ subCategory: { id, name }, count }) => {
    return { value: id, label: name, count };
  });
  const severalOf = (kind: Kind, values: readonly Value[]) =>
    values.map((value) => ({
      ...value,
      isChosen: filters[kind].includes(value.value),
      toggled: { ...filters, [kind]: withToggled(filters[kind], value.value) },
    }));
  const { brands, diets, packSizes, inStockCount } = facets;
  return [
    { name: 'sub', label: groups.subCategories, options: severalOf('subCategories', subCategories) },
    { name: 'brand', label: groups.brands, options: severalOf('brands', brands.map(labelled)) },
    { name: 'price', label: groups.price, anyLabel: texts.anyPrice, options: pricesOf(facets, filters) },
    { name: 'discount', label: groups.discount, anyLabel: texts.anyDiscount, options: discountsOf(facets, filters) },
    { name: 'diet', label: groups.diets, options: severalOf('diets', diets.map(labelled)) },
    { name: 'pack', label: groups.packSizes, options: severalOf('packSizes', packSizes.map(labelled)) },
    {
      name: 'stock',
      label: groups.inStock,
      options: [
        {
          value: '1',
          label: texts.inStockOnly,
          count: inStockCount,
          isChosen: filters.inStock,
          toggled: { ...filters, inStock: !filters.inStock },
        },
      ],
    },
  ];
}

function pricesOf({ prices }: Facets, filters: ProductFilters): FilterOption[] {
  const ranges = prices.map(({ min, max, count }) => ({
    range: { min, max: max ?? null },
    count: count as number | null,
  }));
  const chosen = filters.price;
  if (chosen && !ranges.some(({ range }) => isSame(range, chosen))) ranges.unshift({ range: chosen, count: null });
  return ranges.map(({ range, count }) => {
    const isChosen = chosen !== null && isSame(range, chosen);
    return {
      value: priceParam(range),
      label: texts.price(range),
      count,
      isChosen,
      toggled: { ...filters, price: isChosen ? null : range },
    };
  });
}

function discountsOf({ discounts }: Facets, filters: ProductFilters): FilterOption[] {
  const steps = discounts.map(({ minPercent, count }) => ({ percent: minPercent, count: count as number | null }));
  const chosen = filters.discount;
  if (chosen !== null && !steps.some(({ percent }) => percent === chosen))
    steps.unshift({ percent: chosen, count: null });
  return steps.map(({ percent, count }) => ({
    value: String(percent),
    label: texts.discount(percent),
    count,
    isChosen: percent === chosen,
    toggled: { ...filters, discount: percent === chosen ? null : percent },
  }));
}

function labelled({ value, count }: { value: string; count: number }): Value {
  return { value, label: value, count };
}

function withToggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value].sort();
}

function isSame(range: PriceRange, other: PriceRange): boolean {
  return range.min === other.min && range.max === other.max;
}

/** Whether a choice makes a difference: of one brand alone there is none, nor when nothing is in stock. */
function isUseful({ name, options }: FilterGroup): boolean {
  const least = name === 'sub' || name === 'brand' || name === 'price' || name === 'pack' ? 2 : 1;
  const possible = options.filter(({ count, isChosen }) => count !== 0 || isChosen);
  return possible.length >= least || options.some(({ isChosen }) => isChosen);
}
