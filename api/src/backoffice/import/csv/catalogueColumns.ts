/** A column of the catalogue's CSV file. */
export interface CatalogueColumn {
  /** The name in the header of an export. */
  name: string;
  /** The content of its cells, for admins. */
  description: string;
  example: string;
  /** Whether a new product needs it. */
  isRequired: boolean;
  /** Other names that an import takes. */
  aliases: readonly string[];
  /** Whether an empty cell clears the value of an existing product; otherwise it leaves the value as it is. */
  isClearedByEmpty: boolean;
}

/** Columns as they are declared: one that says nothing else is optional and without aliases, and an empty cell clears nothing. */
function columns<Name extends string>(
  declared: readonly (Partial<CatalogueColumn> & { name: Name; description: string; example: string })[],
): (CatalogueColumn & { name: Name })[] {
  return declared.map((column) => ({ isRequired: false, aliases: [], isClearedByEmpty: false, ...column }));
}

/** Every column, in the order of an export. docs/catalogue-csv.md shows the same. */
export const CATALOGUE_COLUMNS = columns([
  {
    name: 'sku',
    description:
      'The stock keeping unit, which identifies the product: 1 to 60 letters, digits, dots, dashes and underscores. A row with the SKU of an existing product updates that product; any other row adds a product. Case is ignored. Blanks and other signs in it become dashes. For a row without one the import generates a SKU from brand, name and unit.',
    example: 'AMUL-TAAZA-500ML',
  },
  {
    name: 'name',
    description: 'The product’s name, 1 to 200 characters.',
    example: 'Amul Taaza Toned Milk',
    isRequired: true,
  },
  {
    name: 'brand',
    description: 'The product’s brand, at most 100 characters; empty for loose goods.',
    example: 'Amul',
    isClearedByEmpty: true,
  },
  {
    name: 'unit',
    description:
      'The pack size, 1 to 60 characters. New products without one: the size that the name or the weight says.',
    example: '500 ml',
    isRequired: true,
  },
  {
    name: 'price',
    description:
      'The maximum retail price in rupees, with at most two decimals after a dot: above 0, at most 1000000. `₹`, `Rs` and the commas of thousands are ignored; a comma before the paise is refused.',
    example: '28.50',
    isRequired: true,
    aliases: ['mrp'],
  },
  {
    name: 'discount',
    description:
      'The discount in percent of the price: a whole number from 0 to 100, with or without `%`. New products: 0.',
    example: '10',
  },
  {
    name: 'gst_percent',
    description:
      'The goods and services tax that the price contains, in percent: a whole number from 0 to 100, with or without `%`. `Exempted`, `None` and `Nil Rated` are 0. New products: that of the first of their categories that has one, or 0.',
    example: '5',
    aliases: ['gst'],
  },
  {
    name: 'hsn_code',
    description:
      'The tariff code of the goods, for invoices: 4, 6 or 8 digits. A 0 at its beginning that a spreadsheet has dropped is put back.',
    example: '04011000',
    aliases: ['hsn'],
    isClearedByEmpty: true,
  },
  {
    name: 'stock',
    description:
      'The units in stock: a number up to 100000, with or without commas. Parts of a unit are left out, and less than none is 0. New products: 0.',
    example: '120',
  },
  {
    name: 'low_stock_threshold',
    description:
      'The stock at or below which the product is listed as low on stock: a whole number from 0 to 100000. New products: 5.',
    example: '5',
  },
  {
    name: 'max_per_order',
    description:
      'The most pieces in one order: a whole number from 1 to 50. Empty: no limit of its own, and 50 are the most.',
    example: '6',
    isClearedByEmpty: true,
  },
  {
    name: 'published',
    description: 'Whether shoppers see the product: yes or no. New products: yes.',
    example: 'yes',
  },
  {
    name: 'description',
    description:
      'The description for shoppers, 1 to 5,000 characters of plain text. It may have several lines. New products: their name.',
    example: 'Pasteurised toned milk. Keep refrigerated.',
  },
  {
    name: 'categories',
    description:
      'The names of the product’s categories, at most 20, separated by `|`. The import creates missing categories.',
    example: 'Dairy, Bread & Eggs|Breakfast',
    aliases: ['category'],
    isClearedByEmpty: true,
  },
  {
    name: 'sub_categories',
    description:
      'The names of the product’s sub-categories, at most 20, separated by `|`. The import creates missing sub-categories, and adds a sub-category that is in none of the row’s categories to all of them. New products of a file without this column: one with the name of their first category.',
    example: 'Milk',
    aliases: ['sub_category'],
    isClearedByEmpty: true,
  },
  {
    name: 'details',
    description: 'Extra fields in display order, at most 30, one per line: `Name: value`.',
    example: 'Shelf life: 2 days',
    aliases: ['more_details'],
    isClearedByEmpty: true,
  },
  {
    name: 'images',
    description:
      'The URLs of the product’s pictures in display order, at most 10, separated by `|`, a comma or a space. A URL that is not one of the shop’s own pictures is fetched: over http or https, from public addresses, at most 5 MB each.',
    example: 'https://images.example/taaza-front.jpg|https://images.example/taaza-back.jpg',
    aliases: ['image'],
    isClearedByEmpty: true,
  },
]);

/** Columns that only an import has: it turns them into the others. docs/catalogue-csv.md shows the same. */
const IMPORT_ONLY_COLUMNS = columns([
  {
    name: 'selling_price',
    description:
      'The price that shoppers pay, in rupees. Beside a price it becomes the discount, where that is a whole percentage; alone it is the price.',
    example: '89',
  },
  {
    name: 'discount_amount',
    description: 'The discount in rupees. It becomes the discount in percent, where that is a whole percentage.',
    example: '20',
  },
  {
    name: 'discount_type',
    description: 'Whether the discount of the row is a percentage or an amount in rupees.',
    example: 'Discount Amount',
  },
  {
    name: 'price_includes_gst',
    description:
      'Whether the prices of the row contain the GST: inclusive or exclusive. The import adds it to exclusive ones.',
    example: 'Exclusive',
  },
  {
    name: 'status',
    description:
      'The state of the product: active, draft or archived. Shoppers see a product that neither this column nor `published` hides.',
    example: 'active',
  },
  {
    name: 'weight',
    description: 'The weight, which is the unit of a new product that has none in its row or its name.',
    example: '500 g',
  },
]);

/** The name of a column. */
export type ColumnName = (typeof CATALOGUE_COLUMNS)[number]['name'];

/** The name of a column of a file to import. */
export type ImportColumnName = ColumnName | (typeof IMPORT_ONLY_COLUMNS)[number]['name'];

/** The cells of a row as text, by column; without the columns that the file lacks. */
export type Cells = Partial<Record<ColumnName, string>>;

/** The cells of a row of a file to import. */
export type ImportCells = Partial<Record<ImportColumnName, string>>;

/** The names of all columns, in the order of an export. */
export const COLUMN_NAMES: readonly ColumnName[] = CATALOGUE_COLUMNS.map(({ name }) => name);

/** The columns of a file to import. */
export const IMPORT_COLUMNS: readonly CatalogueColumn[] = [...CATALOGUE_COLUMNS, ...IMPORT_ONLY_COLUMNS];

/** The names of the columns of a file to import. */
export const IMPORT_COLUMN_NAMES: readonly ImportColumnName[] = [
  ...COLUMN_NAMES,
  ...IMPORT_ONLY_COLUMNS.map(({ name }) => name),
];

const bareName = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');

const BY_BARE_NAME = new Map<string, ImportColumnName>(
  [...CATALOGUE_COLUMNS, ...IMPORT_ONLY_COLUMNS].flatMap(({ name, aliases }) =>
    [name, ...aliases].map((each) => [bareName(each), name] as const),
  ),
);

/** The column that a header cell names, whatever its case, spaces and dashes; null for an unknown column. */
export function columnOf(header: string): ImportColumnName | null {
  return BY_BARE_NAME.get(bareName(header)) ?? null;
}
