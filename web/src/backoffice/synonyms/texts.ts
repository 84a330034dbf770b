import { formatCount } from '@kirana/shared/numbers.ts';
import { keysOf } from '../ui/keysOf.ts';
import type {
  SynonymDepartment,
  SynonymGroupStatus,
  SynonymLanguage,
} from './__generated__/SynonymList_query.graphql.ts';

/** A count with its noun in the singular or plural. */
function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Fixed texts of the page of synonyms. */
export const texts = {
  title: 'Synonyms',
  lead: 'Words for the same thing. A search for one of them finds the products that have any of them.',
  newGroup: 'New group',

  search: 'Search terms',
  department: 'Department',
  allDepartments: 'All departments',
  status: 'Origin',
  allStatuses: 'All groups',
  sold: 'Sold here',
  soldOrNot: 'Sold here or not',
  isSold: 'Sold here',
  isNotSold: 'Not sold here',
  clear: 'Clear all',
  groupCount: (count: number) => countOf(count, 'group', 'groups'),
  list: 'Groups of synonyms',
  name: 'Group',
  terms: 'Terms',
  products: 'Products',
  more: (count: number) => `and ${formatCount(count)} more`,
  productNoun: (count: number) => (count === 1 ? 'product' : 'products'),
  productCount: (count: number) => countOf(count, 'product', 'products'),
  noMatchTitle: 'No Data found',
  noMatchText: 'No group has this term.',

  withoutResult: 'Searches without results',
  withoutResultLead: 'Searches from the last 30 days that found nothing and aren’t in any group yet.',
  noneWithoutResult: 'Every search from the last 30 days found something or is in a group.',
  searchCount: (count: number) => countOf(count, 'search', 'searches'),
  addToGroup: 'Add to a group',
  addToGroupLabel: (term: string) => `Add to a group: ${term}`,
  addToLabel: (term: string, group: string) => `Add ${term} to ${group}`,
  newGroupWith: (term: string) => `New group with ${term}`,
  showAllSearches: 'Show all',
  pickTitle: (term: string) => `Add “${term}” to a group`,
  pickLead: 'Nothing changes yet: you see what it would do before you save.',
  nearest: 'Nearest groups',
  found: 'Groups found',
  noGroup: 'No group has this term',
  pickSearch: 'Search for a group',
  language: 'Language',

  backToList: 'All synonyms',
  newTitle: 'New group of synonyms',
  notFoundTitle: 'No Data found',
  notFoundText: 'This group of synonyms no longer exists.',
  addTerms: 'Add terms',
  addTermsHelp: 'Enter or a comma adds a term. Several can be pasted at once.',
  add: 'Add',
  remove: (term: string) => `Remove ${term}`,
  showTerms: (count: number) => `Show all ${formatCount(count)}`,
  noTerms: 'No terms yet.',
  editedOn: (day: string) => `Edited on ${day}`,
  disabledText: 'This group is disabled: it has no terms. Restore it, or add terms of your own.',
  tooShort: 'A term has at least 2 letters or digits',
  tooLong: 'A term has at most 60 characters',
  noDepartment: 'No department',
  departmentHelp: 'Where several things share a name, the product’s department decides which one is meant.',
  save: 'Save',
  create: 'Create group',
  discard: 'Undo changes',
  saved: 'Synonyms saved. Searches use them now.',
  created: 'Group created. Searches use it now.',
  conflict:
    'Someone else has changed this group. Your changes are shown below on top of theirs: check them and save again.',

  delete: 'Delete',
  deleteTitle: 'Delete this group?',
  deleteText: 'Searches will no longer know its terms.',
  deleted: 'Group deleted',
  disable: 'Disable',
  disableTitle: 'Disable this group?',
  disableText:
    'Searches will no longer know its terms. It stays disabled with each new version of the shop, until you restore it.',
  disabled: 'Group disabled',
  restore: 'Restore the original',
  restoreTitle: 'Restore the original?',
  restoreText: 'The terms and the department become those that came with the shop. Your changes are lost.',
  restored: 'Original restored',

  preview: 'What changes',
  showPreview: 'See what changes',
  previewEmpty: 'Add or remove a term to see what searches for it will find.',
  previewLoading: 'Looking at what changes…',
  previewPartial: 'Only a part of all changes is shown.',
  isAdded: 'added',
  isRemoved: 'removed',
  before: 'Now',
  after: 'Then',
  nothing: 'Nothing',
  same: 'Finds the same as now',
  alsoIn: 'Also in',
  resolved: 'Searches that will find something',
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
  CUSTOM: 'Own',
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
