import { MAX_BULK_PRODUCTS, MAX_PICTURES, MAX_DETAILS, MAX_STOCK, MAX_QUANTITY } from '@kirana/shared/limits.ts';
import { z } from 'zod';
import { cleanText, textShape } from '../../../platform/core/text/textShape.ts';
import { MAX_PRICE_PAISE } from '../../../shop/catalogue/prices.ts';
import { singleLineShape } from '../catalogueShapes.ts';
/** The most categories, and the most sub-categories, of a product. */
export const MAX_LINKS = 20;
const MAX_NOTE = 200;

function wholeNumber(name: string, { min = 0, max = MAX_STOCK }: { min?: number; max?: number } = {}) {
  const range = `${name} must be a whole number from ${min.toLocaleString('en-IN')} to ${max.toLocaleString('en-IN')}`;
  return z.number(`${name} is required`).int(range).min(min, range).max(max, range);
}

function listOf(what: string, max: number) {
  return z.array(z.unknown(), `Choose ${what}`).max(max, `Choose at most ${max} ${what}`);
}

/** Blank text counts as none. */
function optional<Shape extends z.ZodType>(shape: Shape) {
  return z.preprocess(
    (text) => (typeof text === 'string' && cleanText(text).trim() === '' ? null : text),
    shape.nullish(),
  );
}

/** An HSN code of the GST tariff. */
export const hsnShape = z
  .string()
  .overwrite(cleanText)
  .trim()
  .regex(/^(\d{4}|\d{6}|\d{8})$/, 'An HSN code has 4, 6 or 8 digits');

/** What a scanner reads from a pack: a GTIN, or a code of the shop's own. */
export const barcodeShape = z
  .string()
  .overwrite((text) => cleanText(text).replace(/\s+/g, ''))
  .regex(/^[A-Za-z0-9._-]{4,48}$/, 'A barcode has 4 to 48 letters, digits, dots, dashes and underscores')
  .toUpperCase();

/** A limit per order of a product. */
export const maxPerOrderShape = wholeNumber('Max per order', { min: 1, max: MAX_QUANTITY });

const DETAIL_NAME = 'A field name must start with a letter or digit, and have at least one letter';

/**
 * Extra facts, each name once. The facts are stored as an object, which would reorder a name that is a number and lose a name
 * such as `__proto__`.
 */
export const detailsShape = z
  .array(
    z.object({
      name: singleLineShape('Name', 60).refine(
        (name) => /^[\p{L}\p{N}]/u.test(name) && /\p{L}/u.test(name),
        DETAIL_NAME,
      ),
      value: textShape('Value', 500).transform((value) => value.normalize('NFC')),
    }),
    'Details are required',
  )
  .max(MAX_DETAILS, `A product can have at most ${MAX_DETAILS} extra fields`)
  .superRefine((details, check) => {
    const seen = new Set<string>();
    for (const [position, { name }] of details.entries()) {
      if (seen.has(name.toLowerCase())) {
        check.addIssue({ code: 'custom', path: [position, 'name'], message: `There’s already a field named ${name}` });
      }
      seen.add(name.toLowerCase());
    }
  });

/** The valid fields of a product. A SKU is converted to capitals, so that it is unique whatever the case. */
export const productShapes = {
  sku: z
    .string('SKU is required')
    .overwrite(cleanText)
    .trim()
    .regex(/^[A-Za-z0-9._-]{1,60}$/, 'A SKU has 1 to 60 letters, digits, dots, dashes and underscores')
    .toUpperCase(),
  barcode: optional(barcodeShape),
  name: singleLineShape('Name', 200),
  brand: optional(singleLineShape('Brand', 100)),
  unit: singleLineShape('Unit', 60),
  description: textShape('Description', 5000).transform((text) => text.normalize('NFC').replaceAll('\r\n', '\n')),
  mrp: z
    .number('Price is required')
    .int('Price is a whole number of paise')
    .min(1, 'Price must be above 0')
    .max(MAX_PRICE_PAISE, `Price must be at most ₹${(MAX_PRICE_PAISE / 100).toLocaleString('en-IN')}`),
  discountPercent: wholeNumber('Discount', { max: 100 }),
  gstPercent: wholeNumber('GST', { max: 100 }),
  hsnCode: optional(hsnShape),
  stock: wholeNumber('Stock'),
  lowStockThreshold: wholeNumber('Low stock'),
  maxPerOrder: maxPerOrderShape.nullish(),
  availableForSale: z.boolean('Choose whether shoppers can see it'),
  isPublished: z.boolean('Choose whether shoppers can see it'),
  categoryIds: listOf('categories', MAX_LINKS),
  subCategoryIds: listOf('sub-categories', MAX_LINKS),
  pictureIds: listOf('pictures', MAX_PICTURES),
  details: detailsShape,
};

/** Whether an input gives `availableForSale` and its former name `isPublished` with different values. */
export function isAvailabilityContradicted({ availableForSale, isPublished }: Availability): boolean {
  return availableForSale != null && isPublished != null && availableForSale !== isPublished;
}

interface Availability {
  availableForSale?: boolean | null | undefined;
  isPublished?: boolean | null | undefined;
}

/** The message of such an input. */
export const CONTRADICTED_AVAILABILITY = 'availableForSale and isPublished contradict each other';

const agreement = { path: ['availableForSale'], message: CONTRADICTED_AVAILABILITY };

const stockNote = optional(singleLineShape('Note', MAX_NOTE));

/** The valid input of a new product. */
export const productCreateShape = z
  .looseObject({
    ...productShapes,
    sku: productShapes.sku.nullish(),
    gstPercent: productShapes.gstPercent.nullish(),
    lowStockThreshold: productShapes.lowStockThreshold.nullish(),
    availableForSale: productShapes.availableForSale.nullish(),
    isPublished: productShapes.isPublished.nullish(),
  })
  .refine((input) => !isAvailabilityContradicted(input), agreement);

/** The valid input of a change of a product. */
export const productUpdateShape = z
  .looseObject({ ...productShapes, seenStock: wholeNumber('The stock that was seen').nullable(), stockNote })
  .partial()
  .refine(({ stock, seenStock }) => stock === undefined || seenStock != null, {
    path: ['seenStock'],
    message: 'Enter the stock you saw',
  })
  .refine((input) => !isAvailabilityContradicted(input), agreement);

/** The valid input of a bulk change: one field to change. */
export const productBulkUpdateShape = z
  .looseObject({
    productIds: z
      .array(z.unknown())
      .min(1, 'Choose at least one product')
      .max(MAX_BULK_PRODUCTS, `Choose at most ${MAX_BULK_PRODUCTS} products`),
    availableForSale: productShapes.availableForSale.nullish(),
    isPublished: productShapes.isPublished.nullish(),
    discountPercent: productShapes.discountPercent.nullish(),
    stock: productShapes.stock.nullish(),
    stockChange: wholeNumber('The change of stock', { min: -MAX_STOCK }).nullish(),
    stockNote,
  })
  .refine(
    ({ availableForSale, isPublished, discountPercent, stock, stockChange }) =>
      [availableForSale ?? isPublished, discountPercent, stock, stockChange].filter((change) => change != null)
        .length === 1,
    'Choose one thing to change',
  )
  .refine((input) => !isAvailabilityContradicted(input), agreement);
