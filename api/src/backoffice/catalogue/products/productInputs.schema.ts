import { builder } from '../../../platform/graphql/builder.ts';
import { MAX_QUANTITY } from '../../../shop/stock/orderLimit.ts';

/** An extra fact about a product, as input. */
export const ProductDetailInputRef = builder.inputType('ProductDetailInput', {
  description: 'An extra fact about a product, such as its shelf life.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description:
        'The name of the fact: 1 to 60 characters with at least one letter, beginning with a letter or digit.',
    }),
    value: t.string({ required: true, description: 'The fact: 1 to 500 characters.' }),
  }),
});

/** The descriptions of the input fields of a product. */
export const PRODUCT_INPUTS = {
  sku: '1 to 60 letters, digits, dots, dashes and underscores, and no other product has it; letters become capitals.',
  name: 'What shoppers call it: 1 to 200 characters.',
  brand: 'At most 100 characters; null for loose goods.',
  unit: 'The pack, `500 g`: 1 to 60 characters.',
  description: '1 to 5,000 characters, plain text.',
  mrp: 'The maximum retail price, above 0 and at most 10,00,000 rupees.',
  discountPercent: '0 to 100.',
  gstPercent: 'The goods and services tax that the price contains, in whole percent, 0 to 100',
  hsnCode: "The tariff's code of the kind of goods: 4, 6 or 8 digits",
  lowStockThreshold: 'The stock at which it is said to be low, 0 to 1,00,000',
  maxPerOrder: `The most pieces in one order, 1 to ${MAX_QUANTITY}`,
  isPublished: 'Whether shoppers see it',
  categoryIds: 'At most 20. One that is named twice counts once.',
  subCategoryIds: 'At most 20. One that is named twice counts once.',
  pictureIds: 'At most 10, in the order shown, from `pictureUpload`. One that is named twice counts once.',
  details: 'Extra facts in the order shown, at most 30, each name once; capitals make no difference.',
} as const;
