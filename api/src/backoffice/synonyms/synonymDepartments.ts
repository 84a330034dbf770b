/** The departments of synonym groups by their names in the schema; all but the last are files of `search/synonyms/`. */
export const SYNONYM_DEPARTMENTS = {
  BABY: 'baby',
  BAKERY: 'bakery',
  BREAKFAST_AND_SPREADS: 'breakfastAndSpreads',
  CLEANING: 'cleaning',
  DAIRY: 'dairy',
  DRINKS: 'drinks',
  DRY_FRUITS_AND_SEEDS: 'dryFruitsAndSeeds',
  FLOWERS_AND_POOJA: 'flowersAndPooja',
  FROZEN_AND_ICE_CREAM: 'frozenAndIceCream',
  FRUITS: 'fruits',
  GRAINS_AND_FLOURS: 'grainsAndFlours',
  HOUSEHOLD_AND_POOJA: 'householdAndPooja',
  KITCHENWARE: 'kitchenware',
  LEAFY_GREENS_AND_HERBS: 'leafyGreensAndHerbs',
  MEAT_FISH_AND_EGGS: 'meatFishAndEggs',
  OILS_AND_GHEE: 'oilsAndGhee',
  PERSONAL_CARE: 'personalCare',
  PETS: 'pets',
  PHARMACY: 'pharmacy',
  PICKLES_AND_SAUCES: 'picklesAndSauces',
  PULSES: 'pulses',
  READY_TO_EAT: 'readyToEat',
  RICE_AND_MILLETS: 'riceAndMillets',
  SNACKS_AND_NAMKEEN: 'snacksAndNamkeen',
  SPICES: 'spices',
  STATIONERY_AND_ELECTRICALS: 'stationeryAndElectricals',
  SUGAR_AND_SALT: 'sugarAndSalt',
  SWEETS: 'sweets',
  VEGETABLES: 'vegetables',
  /** Words such as `fresh`, which name no thing. */
  WORDS: 'words',
  /** What no grocer sells: a search for it finds nothing instead of something similar. */
  NOT_SOLD: 'notSold',
} as const;

export type SynonymDepartment = (typeof SYNONYM_DEPARTMENTS)[keyof typeof SYNONYM_DEPARTMENTS];
