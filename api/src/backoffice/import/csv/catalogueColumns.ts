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
      'The product’s unique code: 1 to 60 letters, digits, dots, dashes and underscores. A row with an existing SKU updates that product; any other row adds one. Case is ignored, and other characters become dashes. If it’s empty, we make one from the brand, name and unit.',
    example: 'AMUL-TAAZA-500ML',
  },
  {
    name: 'barcode',
    description:
      'What a scanner reads from the pack: 4 to 48 letters, digits, dots, dashes and underscores. Other texts are skipped. In a file without SKUs it becomes the SKU.',
    example: '8901234567894',
    isClearedByEmpty: true,
  },
  {
    name: 'name',
    description: 'The product’s name, 1 to 200 characters.',
    example: 'Amul Taaza Toned Milk',
    isRequired: true,
  },
  {
    name: 'brand',
    description: 'The product’s brand, up to 100 characters. Leave empty for loose goods.',
    example: 'Amul',
    isClearedByEmpty: true,
  },
  {
    name: 'unit',
    description: 'The pack size, 1 to 60 characters. If a new product has none, it’s taken from the name or weight.',
    example: '500 ml',
    isRequired: true,
  },
  {
    name: 'price',
    description:
      'The maximum retail price in rupees, above 0 and up to 1000000, with up to two decimals after a dot. `₹`, `Rs` and thousands commas are ignored. A comma before the paise is rejected.',
    example: '28.50',
    isRequired: true,
    aliases: ['mrp'],
  },
  {
    name: 'discount',
    description:
      'The discount in percent: a whole number from 0 to 100, with or without `%`. Default for new products: 0.',
    example: '10',
  },
  {
    name: 'gst_percent',
    description:
      'The GST included in the price, in percent: a whole number from 0 to 100, with or without `%`. `Exempted`, `None` and `Nil Rated` count as 0. Default for new products: the GST of their first category that has one, or 0.',
    example: '5',
    aliases: ['gst'],
  },
  {
    name: 'hsn_code',
    description: 'The tariff code for invoices: 4, 6 or 8 digits. We restore a leading 0 that a spreadsheet dropped.',
    example: '04011000',
    aliases: ['hsn'],
    isClearedByEmpty: true,
  },
  {
    name: 'stock',
    description:
      'The pieces in stock: a number up to 100000, with or without commas. Fractions are dropped, and negative numbers count as 0. Default for new products: 0.',
    example: '120',
  },
  {
    name: 'low_stock_threshold',
    description:
      'The product is low on stock at or below this number: a whole number from 0 to 100000. Default for new products: 5.',
    example: '5',
  },
  {
    name: 'max_per_order',
    description: 'The most pieces in one order: a whole number from 1 to 50. Leave empty for the shop’s limit of 50.',
    example: '6',
    isClearedByEmpty: true,
  },
  {
    name: 'published',
    description: 'Whether shoppers see the product: yes or no. Default for new products: yes.',
    example: 'yes',
  },
  {
    name: 'description',
    description:
      'The description for shoppers: 1 to 5,000 characters of plain text, on one or more lines. Default for new products: their name.',
    example: 'Pasteurised toned milk. Keep refrigerated.',
  },
  {
    name: 'categories',
    description: 'Up to 20 category names, separated by `|`. The import creates missing categories.',
    example: 'Dairy, Bread & Eggs|Breakfast',
    aliases: ['category'],
    isClearedByEmpty: true,
  },
  {
    name: 'sub_categories',
    description:
      'Up to 20 sub-category names, separated by `|`. The import creates missing sub-categories, and adds one that is in none of the row’s categories to all of them. Default for new products in a file without this column: the name of their first category.',
    example: 'Milk',
    aliases: ['sub_category'],
    isClearedByEmpty: true,
  },
  {
    name: 'details',
    description: 'Up to 30 extra fields in display order, one per line: `Name: value`.',
    example: 'Shelf life: 2 days',
    aliases: ['more_details'],
    isClearedByEmpty: true,
  },
  {
    name: 'manufacturer',
    description:
      'Who makes it: name and address, then after semicolons the customer care email and phone and the FSSAI licence.',
    example: 'Anand Dairy, 5 Milk Road, Anand 388001; care@anand.example; FSSAI 10012021000071',
    aliases: ['manufactured_by', 'mfg_by'],
    isClearedByEmpty: true,
  },
  {
    name: 'packer',
    description: 'Who packs it, like the manufacturer.',
    example: 'Fresh Packers, 2 Mill Lane, Pune 411001',
    aliases: ['packed_by'],
    isClearedByEmpty: true,
  },
  {
    name: 'importer',
    description: 'Who imports it, like the manufacturer.',
    example: 'Orchard Imports, 9 Dock Road, Mumbai 400001',
    aliases: ['imported_by'],
    isClearedByEmpty: true,
  },
  {
    name: 'country_of_origin',
    description: 'A name or a code. One we don’t know is skipped.',
    example: 'IN',
    aliases: ['country', 'origin'],
    isClearedByEmpty: true,
  },
  {
    name: 'generic_name',
    description: 'What it is.',
    example: 'Toned milk',
    isClearedByEmpty: true,
  },
  {
    name: 'net_quantity',
    description: 'If the unit doesn’t say it.',
    example: '500 ml',
    isClearedByEmpty: true,
  },
  {
    name: 'shelf_life',
    description: 'How long it keeps.',
    example: '2 days',
    isClearedByEmpty: true,
  },
  {
    name: 'images',
    description:
      'Up to 10 picture URLs in display order, separated by `|`, a comma or a space. We download pictures from other sites over http or https, from public addresses, up to 5 MB each.',
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
      'What shoppers pay, in rupees. With a price, it becomes the discount if that is a whole percentage. On its own, it’s the price.',
    example: '89',
  },
  {
    name: 'discount_amount',
    description: 'The discount in rupees. It becomes a discount in percent if that is a whole percentage.',
    example: '20',
  },
  {
    name: 'discount_type',
    description: 'Whether the row’s discount is a percentage or an amount in rupees.',
    example: 'Discount Amount',
  },
  {
    name: 'price_includes_gst',
    description:
      'Whether the row’s prices include GST: inclusive or exclusive. The import adds GST to exclusive prices.',
    example: 'Exclusive',
  },
  {
    name: 'status',
    description:
      'The product’s status: active, draft or archived. Shoppers see it unless this column or `published` hides it.',
    example: 'active',
  },
  {
    name: 'manufacturer_address',
    description: 'Joins the row’s manufacturer, as the others join theirs.',
    example: '5 Milk Road, Anand',
  },
  { name: 'manufacturer_pincode', description: 'Likewise.', example: '388001' },
  { name: 'packer_address', description: 'Likewise.', example: '2 Mill Lane, Pune' },
  { name: 'packer_pincode', description: 'Likewise.', example: '411001' },
  { name: 'importer_address', description: 'Likewise.', example: '9 Dock Road, Mumbai' },
  { name: 'importer_pincode', description: 'Likewise.', example: '400001' },
  {
    name: 'consumer_care',
    description: 'Joins the row’s manufacturer, packer or importer.',
    example: 'care@anand.example',
    aliases: ['customer_care'],
  },
  {
    name: 'fssai',
    description: 'Likewise.',
    example: '10012021000071',
  },
  {
    name: 'weight',
    description: 'The weight. It becomes a new product’s pack size if neither its row nor its name has one.',
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
