import { formatCount } from '@kirana/shared/numbers.ts';
import { keysOf } from '../ui/keysOf.ts';
import type {
  SynonymDepartment,
  SynonymGroupStatus,
  SynonymLanguage,
} from './__generated__/SynonymsPage_query.graphql.ts';

/** A count with its noun in the singular or plural. */
function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Fixed texts of the page of synonyms. */
export const texts = {
  title: 'Synonyms',
  newGroup: 'New group',

  department: 'Department',
  groupCount: (count: number) => countOf(count, 'group', 'groups'),
  more: (count: number) => `and ${formatCount(count)} more`,
  productNoun: (count: number) => (count === 1 ? 'product' : 'products'),
  productCount: (count: number) => countOf(count, 'product', 'products'),

  noneWithoutResult: 'Every search from the last 30 days found something or is in a group.',
  searchCount: (count: number) => countOf(count, 'search', 'searches'),
  language: 'Language',

  showTerms: (count: number) => `Show all ${formatCount(count)}`,

  resolvedSearch: (count: number, products: number) =>
    `${countOf(count, 'search', 'searches')} → ${countOf(products, 'product', 'products')}`,
} as const;

/** The departments by their names in the schema. */
export const departmentTexts = {
  BABY: 'Baby',
  BAKERY: 'Bakery',
  BREAKFAST_AND_SPREADS: 'Breakfast & spreads',
  CLEANING: 'Cleaning',
  DAIRY: 'Dairy',
  DRINKS: 'Drinks',
  DRY_FRUITS_AND_SEEDS: 'Dry fruits & seeds',
  FLOWERS_AND_POOJA: 'Flowers & pooja',
  FROZEN_AND_ICE_CREAM: 'Frozen & ice cream',
  FRUITS: 'Fruits',
  GRAINS_AND_FLOURS: 'Grains & flours',
  HOUSEHOLD_AND_POOJA: 'Household & pooja',
  KITCHENWARE: 'Kitchenware',
  LEAFY_GREENS_AND_HERBS: 'Leafy greens & herbs',
  MEAT_FISH_AND_EGGS: 'Meat, fish & eggs',
  OILS_AND_GHEE: 'Oils & ghee',
  PERSONAL_CARE: 'Personal care',
  PETS: 'Pets',
  PHARMACY: 'Pharmacy',
  PICKLES_AND_SAUCES: 'Pickles & sauces',
  PULSES: 'Pulses',
  READY_TO_EAT: 'Ready to eat',
  RICE_AND_MILLETS: 'Rice & millets',
  SNACKS_AND_NAMKEEN: 'Snacks & namkeen',
  SPICES: 'Spices',
  STATIONERY_AND_ELECTRICALS: 'Stationery & electricals',
  SUGAR_AND_SALT: 'Sugar & salt',
  SWEETS: 'Sweets',
  VEGETABLES: 'Vegetables',
  WORDS: 'Describing words',
  NOT_SOLD: 'Not a grocery',
} as const satisfies Partial<Record<SynonymDepartment, string>>;

export const statusTexts = {
  CURATED: 'Original',
  EDITED: 'Edited',
  DISABLED: 'Disabled',
  CUSTOM: 'Custom',
} as const satisfies Partial<Record<SynonymGroupStatus, string>>;

/** The languages of terms, by their names in the schema, in the order shown. */
export const languageTexts = {
  EN: 'English',
  HI_LATN: 'Hindi in Latin letters',
  HI: 'Hindi (हिन्दी)',
  TA_LATN: 'Tamil',
  TE_LATN: 'Telugu',
  KN_LATN: 'Kannada',
  ML_LATN: 'Malayalam',
  BN_LATN: 'Bengali',
  MR_LATN: 'Marathi',
  GU_LATN: 'Gujarati',
  PA_LATN: 'Punjabi',
  X_BRAND: 'Brands',
} as const satisfies Partial<Record<SynonymLanguage, string>>;

/** The label of a value; a value that a later version of the server has is its own label. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}

export const languages = keysOf(languageTexts);

export const languageOptions = languages.map((value) => ({ value, label: languageTexts[value] }));
