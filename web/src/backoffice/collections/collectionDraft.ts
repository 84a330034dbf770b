import { graphql, readInlineData } from 'react-relay';
import { COUNTRY_CODES, countryName } from '@kirana/shared/countries.ts';
import type { Choice } from '../../ui/forms/ChoicePicker.tsx';
import { parseRupees } from '../../ui/money/parseRupees.ts';
import { parseCount } from '../../ui/numbers/parseCount.ts';
import { keysOf } from '../ui/keysOf.ts';
import type {
  collectionDraft_collection$data,
  collectionDraft_collection$key,
  CollectionSort,
} from './__generated__/collectionDraft_collection.graphql.ts';
import type { NewCollectionPageCreateMutation$variables } from './__generated__/NewCollectionPageCreateMutation.graphql.ts';

/** A product that was picked. */
export interface PickedProduct extends Choice {
  unit: string;
  isHidden: boolean;
}

/** The rules that are lists of words, separated by commas. */
export const WORD_RULES = ['brands', 'diets', 'packSizes', 'countriesOfOrigin'] as const;

/** The rules as they are typed; empty ones restrict nothing. */
export type RulesDraft = Record<(typeof WORD_RULES)[number] | 'minPrice' | 'maxPrice' | 'minDiscount', string> & {
  categories: readonly Choice[];
  subCategories: readonly Choice[];
  inStock: boolean;
};

/** A collection as it is edited. */
export interface CollectionDraft extends Record<'title' | 'handle' | 'description' | 'startDate' | 'endDate', string> {
  pictureId: string | null;
  isByRules: boolean;
  products: readonly PickedProduct[];
  rules: RulesDraft;
  sort: CollectionSort;
  isPublished: boolean;
}

const NO_RULES: RulesDraft = {
  ...{ brands: '', diets: '', packSizes: '', countriesOfOrigin: '', minPrice: '', maxPrice: '', minDiscount: '' },
  ...{ categories: [], subCategories: [], inStock: false },
};

/** The draft of a new collection. */
export const newCollection: CollectionDraft = {
  ...{ title: '', handle: '', description: '', startDate: '', endDate: '', pictureId: null },
  ...{ isByRules: false, products: [], rules: NO_RULES, sort: 'MANUAL', isPublished: true },
};

/** The draft of a stored collection. */
export function toCollectionDraft(key: collectionDraft_collection$key): CollectionDraft {
  const collection = readInlineData(
    graphql`
      fragment collectionDraft_collection on Collection @inline {
        title
        handle
        description
        picture {
          id
        }
        sort
        isPublished
        startDate
        endDate
        rules {
          categories {
            id
            name
          }
          subCategories {
            id
            name
          }
          brands
          price {
            min
            max
          }
          minDiscountPercent
          diets
          packSizes
          countriesOfOrigin
          inStock
        }
        pickedProducts {
          id
          name
          unit
          availableForSale
        }
      }
    `,
    key,
  );
  const { title, handle, picture, rules } = collection;
  return {
    ...{ title, handle, pictureId: picture?.id ?? null, isByRules: rules != null },
    description: collection.description ?? '',
    startDate: collection.startDate ?? '',
    endDate: collection.endDate ?? '',
    sort: collection.sort ?? 'MANUAL',
    isPublished: collection.isPublished === true,
    products: (collection.pickedProducts ?? []).map(({ id, name, unit, availableForSale }) => ({
      ...{ id, name, unit, isHidden: !availableForSale },
    })),
    rules: rules == null ? NO_RULES : toRulesDraft(rules),
  };
}

/** The changes from `seen` to `mine`, made to `theirs`: field by field, and rule by rule. */
export function rebaseDraft(seen: CollectionDraft, mine: CollectionDraft, theirs: CollectionDraft): CollectionDraft {
  const rules = changedOver(seen.rules, mine.rules, theirs.rules);
  return { ...changedOver(seen, mine, theirs), rules };
}

function changedOver<Fields extends object>(seen: Fields, mine: Fields, theirs: Fields): Fields {
  const changed = keysOf(mine).filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(seen[name]));
  return changed.reduce((fields, name) => ({ ...fields, [name]: mine[name] }), theirs);
}

function toRulesDraft(rules: NonNullable<collectionDraft_collection$data['rules']>): RulesDraft {
  return {
    brands: rules.brands.join(', '),
    diets: rules.diets.join(', '),
    packSizes: rules.packSizes.join(', '),
    countriesOfOrigin: rules.countriesOfOrigin.map(countryName).join(', '),
    categories: rules.categories.map(({ id, name }) => ({ id, name })),
    subCategories: rules.subCategories.map(({ id, name }) => ({ id, name })),
    minPrice: rupeesText(rules.price?.min),
    maxPrice: rupeesText(rules.price?.max),
    minDiscount: rules.minDiscountPercent?.toString() ?? '',
    inStock: rules.inStock,
  };
}

function rupeesText(paise: number | null | undefined): string {
  return paise == null ? '' : String(paise / 100);
}

type Rules = NonNullable<NewCollectionPageCreateMutation$variables['input']['rules']>;

/** The rules as the API takes them; null when a number is not valid. */
export function toRulesInput(draft: RulesDraft): Rules | null {
  const { categories, subCategories, minPrice, maxPrice, minDiscount, inStock } = draft;
  const [min, max, percent] = [
    readNumber(minPrice, parseRupees),
    readNumber(maxPrice, parseRupees),
    readNumber(minDiscount, parseCount),
  ];
  if (min === null || max === null || percent === null) return null;
  const words = WORD_RULES.map((rule) => [rule, wordsOf(rule, draft[rule])] as const).filter(
    ([, list]) => list.length > 0,
  );
  return {
    ...Object.fromEntries(words),
    ...(categories.length > 0 && { categoryIds: categories.map(({ id }) => id) }),
    ...(subCategories.length > 0 && { subCategoryIds: subCategories.map(({ id }) => id) }),
    ...((min !== undefined || max !== undefined) && { price: { min, max } }),
    ...(percent !== undefined && { minDiscountPercent: percent }),
    ...(inStock && { inStock }),
  };
}

/** The number; undefined for an empty text, and null for one that is no number. */
function readNumber(text: string, parse: (text: string) => number | null): number | null | undefined {
  return text.trim() === '' ? undefined : parse(text);
}

function wordsOf(rule: (typeof WORD_RULES)[number], text: string): string[] {
  return text
    .split(',')
    .map((word) => (rule === 'countriesOfOrigin' ? countryCode(word.trim()) : word.trim()))
    .filter((word) => word !== '');
}

/** The code of the country with an English name; another text stays. */
function countryCode(text: string): string {
  return COUNTRY_CODES.find((code) => countryName(code).toLowerCase() === text.toLowerCase()) ?? text;
}

/** The fields that a mutation takes. */
export function toCollectionInput(draft: CollectionDraft) {
  const { title, handle, description, pictureId, isByRules, products, rules, sort, isPublished } = draft;
  return {
    ...{ title, description, pictureId, isPublished, sort },
    handle: handle.trim() === '' ? null : handle,
    startDate: draft.startDate || null,
    endDate: draft.endDate || null,
    ...(isByRules ? { rules: toRulesInput(rules) ?? {} } : { productIds: products.map(({ id }) => id) }),
  };
}
