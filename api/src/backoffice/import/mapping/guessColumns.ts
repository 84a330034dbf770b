import { columnOf, IMPORT_COLUMN_NAMES, type ImportColumnName } from '../csv/catalogueColumns.ts';

/** The headings that mean the maximum retail price whatever else the file has, so that a `Price` beside one is the selling price. */
const MRP_HEADINGS = [
  ...[
    'MRP',
    'MRP (Rs)',
    'MRP (INR)',
    'Default MRP',
    'Item MRP',
    'MRP Price',
    'Maximum Retail Price',
    'Max Retail Price',
  ],
  ...['Variant Compare At Price', 'Compare At Price'],
];

/**
 * The headings of other programs that mean a column, the likelier ones first. Those of Shopify's and WooCommerce's product exports, of
 * Vyapar's item sheet, of Tally's stock items and stock summary, and of Marg's item list are among them.
 */
const KNOWN_HEADINGS: Readonly<Record<ImportColumnName, readonly string[]>> = {
  sku: ['Variant SKU', 'Item Code', 'Product Code', 'Part No.', 'Alias', 'Code', 'Barcode', 'EAN'],
  barcode: ['Variant Barcode', 'EAN', 'EAN Code', 'UPC', 'GTIN', 'GTIN, UPC, EAN, or ISBN', 'ISBN'],
  name: [
    ...['Title', 'Item Name', 'Product Name', 'Name of Item', 'Stock Item', 'Stock Item Name', 'Particulars'],
    ...['Item', 'Product'],
  ],
  brand: ['Vendor', 'Brands', 'Brand Name', 'Company', 'Company Name'],
  unit: [
    ...['Option1 Value', 'Attribute 1 value(s)', 'Pack Size', 'Packing', 'Pack', 'Size', 'Net Quantity', 'Net Weight'],
    ...['Base Unit', 'Base Unit (x)', 'Units', 'Base Units', 'UOM'],
  ],
  price: [
    ...['Variant Price', 'Regular price', 'Sale Price', 'Selling Price', 'Standard Price', 'Online Store Price'],
    ...['Sale Rate', 'Sales Rate', 'Retail Rate', 'Rate A', 'Rate'],
  ],
  discount: ['Discount %', 'Discount Percent', 'Sale Discount', 'Disc %', 'Disc'],
  gst_percent: [
    ...['GST Rate', 'GST %', 'Tax Rate', 'Tax %', 'IGST Rate', 'IGST %', 'IGST', 'Rate of GST', 'Integrated Tax'],
    'GST Rate %',
  ],
  hsn_code: ['HSN/SAC', 'HSN/SAC Code', 'HSN Number', 'HSN No'],
  stock: [
    ...['Variant Inventory Qty', 'Inventory quantity', 'Current stock quantity', 'Stock quantity', 'Closing Balance'],
    ...['Closing Quantity', 'Closing Stock', 'Current Stock', 'Opening stock quantity', 'Opening Quantity'],
    ...['Opening Balance', 'Quantity', 'Qty'],
  ],
  low_stock_threshold: ['Low stock amount', 'Minimum stock quantity', 'Reorder Level', 'Minimum stock', 'Minimum Qty'],
  max_per_order: ['Maximum order quantity', 'Max order quantity', 'Purchase limit'],
  published: ['Published on online store', 'Visible'],
  description: ['Body (HTML)', 'Short description', 'Item Description', 'Product Description', 'Details of item'],
  categories: [
    ...['Type', 'Product Type', 'Product Category', 'Item Category', 'Category Name', 'Under', 'Stock Group', 'Group'],
    'Parent',
  ],
  sub_categories: ['Stock Category', 'Sub Category Name', 'Sub Group'],
  details: ['Specifications', 'Attributes'],
  manufacturer: [
    ...[
      'Manufacturer Name',
      'Manufacturer Name and Address',
      'Manufacturer Details',
      'Name and Address of Manufacturer',
      'Manufacturer or Packer Name',
    ],
    ...['Mfg by', 'Mfd by', 'Mfr', 'Marketed by', 'Marketer', 'Marketer Details', 'Manufactured & Marketed by'],
  ],
  packer: ['Packer Name', 'Packer Details', 'Packer Name and Address', 'Packaged by', 'Pkd by', 'Packed & Marketed by'],
  importer: ['Importer Name', 'Importer Details', 'Importer Name and Address', 'Imported & Marketed by'],
  country_of_origin: [
    'Made in',
    'Country of Manufacture',
    'Origin Country',
    'COO',
    'Country of Origin (COO)',
    'Imported Product Country of Origin',
  ],
  generic_name: [
    'Common name',
    'Common or generic name',
    'Commodity',
    'Commodity Name',
    'Generic Name of Commodity',
    'Common or Generic Name of Commodity',
  ],
  net_quantity: ['Net Qty', 'Net Contents', 'Net Quantity or Measure of Commodity in Pkg'],
  shelf_life: ['Best before', 'Expiry Period'],
  manufacturer_address: ['Manufacturer or Packer Address', 'Mfg Address', 'Mfr Address', 'Marketer Address'],
  manufacturer_pincode: ['Manufacturer Pin', 'Manufacturer Zip'],
  packer_address: [],
  packer_pincode: ['Packer Pin'],
  importer_address: [],
  importer_pincode: ['Importer Pin'],
  consumer_care: [
    'Contact Details Consumer Care',
    'Customer Care Details',
    'Consumer Care Details',
    'Customer Care Email',
    'Customer Care Number',
    'Customer Support',
  ],
  fssai: ['FSSAI No', 'FSSAI Licence', 'FSSAI License No', 'FSSAI License Number', 'FSSAI Number', 'Lic No'],
  images: ['Image Src', 'Product image URL', 'Image URL', 'Image Link', 'Photo', 'Picture', 'Pictures'],
  selling_price: [
    ...['Variant Price', 'Sale Price', 'Selling Price', 'Sales Price', 'Special Price', 'Offer Price', 'Our Price'],
    ...['Discounted Price', 'Online Price', 'Price'],
  ],
  discount_amount: ['Discount Amount', 'Discount in Rupees'],
  discount_type: [],
  price_includes_gst: ['Inclusive Of Tax', 'Tax Inclusive', 'Price Includes Tax', 'Tax Included', 'Inclusive of GST'],
  status: ['Active', 'Item Status'],
  weight: ['Variant Grams', 'Weight value (grams)', 'Weight (kg)', 'Weight (g)', 'Weight (lbs)', 'Weight (oz)'],
};

/** A heading with one of these words is about something else than its other words say: `Purchase Price` is not the price. */
const OTHER_MEANING =
  /purchase|cost|wholesale|compare|seo|google|tag|date|type|tax ?(class|status)|alt|position|weight|excl|without|before|basic|taxable|landing|international|cess|part (?:no|number)/i;
const MIN_WORD = 4;
const CONTAINED_RANK = 100;

/** A discount in rupees: its heading may differ from that of a percentage by a sign alone. */
const DISCOUNT_IN_RUPEES = /disc.*(?:₹|\b(?:rs|inr|rupees?|amount|amt|flat|value)\b)|(?:flat|rupees?) disc/i;

/** The letters and digits of a heading, in lower case: `Item Name*` and `item_name` are the same. */
export function bareHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** How surely a heading means a column; the lower, the surer. */
interface Guess {
  at: number;
  column: ImportColumnName;
  rank: number;
}

const KNOWN = IMPORT_COLUMN_NAMES.flatMap((column) =>
  KNOWN_HEADINGS[column].map((heading, rank) => ({ column, bare: bareHeading(heading), rank: rank + 1 })),
);
const MRP = MRP_HEADINGS.map(bareHeading);
/** `Price` beside a maximum retail price, `Sale Price` beside a regular one, and `Barcode` beside a SKU. */
const YIELDING: readonly ImportColumnName[] = ['selling_price', 'barcode'];
const YIELDING_RANK = 50;

/**
 * Guesses the column of each heading: one that was mapped before, then the catalogue's own names and aliases, then the headings of other
 * programs, then headings that contain one of those. Each column once, the surest heading first; null where there is no guess.
 */
export function guessColumns(
  headings: readonly string[],
  remembered: ReadonlyMap<string, ImportColumnName | null>,
): (ImportColumnName | null)[] {
  return assign(headings, (heading) => guessesOf(heading, remembered));
}

/** The number of columns that headings name, or are known to mean. */
function countKnownHeadings(headings: readonly string[]): number {
  const known = assign(headings, (heading) =>
    guessesOf(heading, new Map()).filter(({ rank }) => rank < CONTAINED_RANK),
  );
  return known.filter((column) => column !== null).length;
}

function assign(
  headings: readonly string[],
  guess: (heading: string) => Omit<Guess, 'at'>[],
): (ImportColumnName | null)[] {
  const guesses = headings
    .flatMap((heading, at): Guess[] => guess(heading).map((each) => ({ at, ...each })))
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at);
  const columns = headings.map((): ImportColumnName | null => null);
  const taken = new Set<ImportColumnName>();
  for (const { at, column } of guesses) {
    if (columns[at] || taken.has(column)) continue;
    columns[at] = column;
    taken.add(column);
  }
  return columns;
}

function guessesOf(heading: string, remembered: ReadonlyMap<string, ImportColumnName | null>): Omit<Guess, 'at'>[] {
  const bare = bareHeading(heading);
  const before = remembered.get(bare);
  if (before !== undefined) return before === null ? [] : [{ column: before, rank: -2 }];
  if (bare === '') return [];
  if (MRP.includes(bare)) return [{ column: 'price', rank: -1 }];
  if (DISCOUNT_IN_RUPEES.test(heading)) return [{ column: 'discount_amount', rank: 0 }];
  const exact = columnOf(heading) ?? columnOf(bare);
  const known = KNOWN.filter((each) => each.bare === bare).map(({ column, rank }) => ({
    column,
    rank: YIELDING.includes(column) ? YIELDING_RANK + rank : rank,
  }));
  if (exact) return [{ column: exact, rank: YIELDING.includes(exact) ? YIELDING_RANK : 0 }, ...known];
  if (known.length > 0 || OTHER_MEANING.test(heading)) return known;
  const names = [...IMPORT_COLUMN_NAMES.map((column) => ({ column, bare: bareHeading(column) })), ...KNOWN];
  return names
    .filter((each) => each.bare.length >= MIN_WORD && bare.includes(each.bare))
    .toSorted((one, other) => other.bare.length - one.bare.length)
    .slice(0, 1)
    .flatMap(({ column }) => {
      const guess = { column, rank: CONTAINED_RANK };
      return column === 'barcode'
        ? [
            { ...guess, column: 'sku' as const },
            { ...guess, rank: CONTAINED_RANK + 1 },
          ]
        : [guess];
    });
}

/** The header of a table. */
export interface FoundHeader {
  /** Its position among the rows. */
  at: number;
  /** The rows that it takes: two where a heading stands above the headings of its parts. */
  rowCount: 1 | 2;
  cells: string[];
  /** The columns that its headings name, or are known to mean. */
  knownCount: number;
}

/** The rows among which the header is looked for: reports begin with a firm, a period and other titles. */
export const HEADER_ROWS = 20;
const MIN_KNOWN = 2;

/** Finds the header: the first of the first twenty rows with two known headings, otherwise the first row that is not blank. */
export function findHeader(rows: readonly (readonly string[])[]): FoundHeader {
  const counts = rows.slice(0, HEADER_ROWS).map(countKnownHeadings);
  const known = counts.findIndex((count) => count >= MIN_KNOWN);
  const at =
    known >= 0
      ? known
      : Math.max(
          0,
          rows.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
        );
  const cells = [...(rows[at] ?? [])];
  const merged = known >= 0 ? mergeParts(cells, rows[at + 1] ?? []) : null;
  return { at, rowCount: merged ? 2 : 1, cells: merged ?? cells, knownCount: counts[at] ?? 0 };
}

/** The headings with those of their parts, as in Tally’s `Closing Balance` above `Quantity`, `Rate` and `Value`; null when the next row has none. */
function mergeParts(cells: readonly string[], parts: readonly string[]): string[] | null {
  const texts = parts.filter((part) => part.trim() !== '');
  const arePartHeadings =
    countKnownHeadings(parts) > 0 && texts.every((text) => /^\P{N}*\p{L}\P{N}*$/u.test(text)) && texts.length > 1;
  const isNameBlank = (parts[0] ?? '').trim() === '' && (cells[0] ?? '').trim() !== '';
  const hasMerged = parts.some((part, at) => part.trim() !== '' && (cells[at] ?? '').trim() === ''); // a heading over several cells
  if (!arePartHeadings || !isNameBlank || !hasMerged) return null;
  return Array.from(
    { length: Math.max(cells.length, parts.length) },
    (_cell, at) => parts[at]?.trim() || (cells[at] ?? ''),
  );
}
