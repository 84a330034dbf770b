import type { ProductLine } from './productLines.ts';

/** The rate in percent, and the tariff's heading where a whole sub-category has one. */
type Rate = readonly [gstPercent: number, hsnCode: string | null];

/** The rate of a department's products without a more specific one. */
const DEPARTMENTS: Readonly<Record<string, Rate>> = {
  'atta-rice-dal': [5, null],
  'baby-care': [5, null],
  beauty: [18, '3304'],
  'biscuits-cakes': [5, '1905'],
  'breakfast-instant': [5, null],
  cleaning: [18, '3402'],
  'dairy-bread-eggs': [5, null],
  'cold-drinks-juices': [5, '2202'],
  'dry-fruits-seeds': [5, null],
  'fruit-vegetables': [0, null],
  'home-kitchen': [18, null],
  'ice-cream-frozen': [5, '2105'],
  'masala-oil-ghee': [5, null],
  'meat-fish': [0, null],
  'personal-care': [5, null],
  'pet-care': [18, '2309'],
  'pooja-needs': [5, null],
  'sauces-spreads': [5, '2103'],
  'snacks-munchies': [5, '2106'],
  'stationery-games': [18, null],
  'sweets-chocolates': [5, null],
  'tea-coffee': [5, null],
  'pharmacy-wellness': [5, null],
};

const SHELVES: Readonly<Record<string, Rate>> = {
  atta: [5, '1101'],
  rice: [5, '1006'],
  'toor-moong-dal': [5, '0713'],
  'whole-pulses': [5, '0713'],
  'poha-murmura': [5, '1904'],
  'diapers-wipes': [5, '9619'],
  'baby-food': [5, '1901'],
  'baby-bath': [18, '3304'],
  'baby-toys': [5, '9503'],
  'face-wash-scrub': [18, '3401'],
  'hair-colour': [18, '3305'],
  noodles: [5, '1902'],
  'pasta-vermicelli': [5, '1902'],
  'breakfast-cereals': [5, '1904'],
  soups: [5, '2104'],
  repellents: [18, '3808'],
  'air-fresheners': [18, '3307'],
  'brooms-mops': [18, '9603'],
  'garbage-bags': [18, null],
  milk: [0, '0401'],
  'curd-yogurt': [5, '0403'],
  'butter-ghee-cream': [5, '0405'],
  'paneer-cheese': [5, '0406'],
  'bread-pav': [0, '1905'],
  eggs: [0, '0407'],
  'soft-drinks': [40, '2202'],
  'fruit-juices': [5, '2009'],
  'water-soda': [5, '2201'],
  'energy-drinks': [40, '2202'],
  'syrups-squash': [5, '2106'],
  'flowers-leaves': [0, '0603'],
  cookware: [5, '7323'],
  'frozen-snacks': [5, '2106'],
  'frozen-vegetables': [5, '0710'],
  'frozen-breads': [0, '2106'],
  'frozen-nonveg': [5, '1602'],
  ghee: [5, '0405'],
  chicken: [0, '0207'],
  mutton: [0, '0204'],
  'cold-cuts': [5, '1601'],
  marinated: [5, '1602'],
  'plant-protein': [5, '2106'],
  soaps: [5, '3401'],
  'body-wash': [18, '3401'],
  shampoo: [5, '3305'],
  'hair-oil': [5, '3305'],
  'oral-care': [5, '3306'],
  deodorants: [18, '3307'],
  'feminine-care': [0, '9619'],
  'skin-lotion': [18, '3304'],
  'pet-grooming': [18, null],
  'pet-toys': [18, null],
  'agarbatti-dhoop': [5, '3307'],
  'jams-honey': [5, null],
  'pickles-chutneys': [5, '2001'],
  chips: [5, '2005'],
  notebooks: [0, '4820'],
  'pens-pencils': [18, '9608'],
  'toys-games': [5, '9503'],
  chocolates: [5, '1806'],
  'candies-gums': [5, '1704'],
  'indian-sweets': [5, '2106'],
  tea: [5, '0902'],
  'hot-chocolate': [5, '1806'],
  'pain-relief': [5, '3004'],
  'cold-cough': [5, '3004'],
  'first-aid': [5, '3005'],
  vitamins: [5, '2106'],
  'protein-fitness': [5, '2106'],
};

/** Products with another rate than the rest of their sub-category, by a word of their name. */
const KINDS: ReadonlyArray<readonly [shelf: string, word: RegExp, rate: Rate]> = [
  ['sugar-jaggery', /\bSalt\b/, [0, '2501']],
  ['baby-bath', /\b(Shampoo|Soap|Powder)\b/, [5, null]],
  ['nails-makeup', /\bBindi\b/, [0, '3304']],
  ['paneer-cheese', /\bPaneer\b/, [0, '0406']],
  ['water-soda', /\b(Lime|Tonic)\b/, [40, '2202']],
  ['energy-drinks', /\bPowder\b/, [5, null]],
  ['oral-care', /\bMouthwash\b/, [18, '3306']],
  ['skin-lotion', /\bTalc\b/, [5, '3304']],
  ['papad-fryums', /\b(Papad|Appalam)\b/, [0, '1905']],
  ['khakhra-regional', /\bKhakhra\b/, [0, '1905']],
  ['pens-pencils', /^(HB Pencils|Eraser)/, [0, '9609']],
  ['art-craft', /\b(Pencils|Crayons)\b/, [0, '9609']],
];

/**
 * The rate of a demo product, by the rates that hold since 22 September 2025: 0, 5, 18 and 40 %, by the 56th GST
 * Council and notifications 9/2025 and 10/2025-Central Tax (Rate). One rate for a sub-category is accurate enough for a demo only; a
 * real shop sets its own.
 */
export function gstOf({ row, sub, department }: ProductLine): { gstPercent: number; hsnCode: string | null } {
  const kind = KINDS.find(([shelf, word]) => shelf === sub.key && word.test(row.name));
  const rate = kind?.[2] ?? SHELVES[sub.key] ?? DEPARTMENTS[department.key];
  if (!rate) throw new Error(`The demo's department ${department.key} has no rate of tax`);
  return { gstPercent: rate[0], hsnCode: rate[1] };
}
