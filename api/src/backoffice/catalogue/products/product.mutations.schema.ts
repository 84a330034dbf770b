import { MAX_QUANTITY } from '@kirana/shared/limits.ts';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { replacedBy } from '../../../platform/graphql/replacedBy.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { PictureRef } from '../../../platform/media/picture.schema.ts';
import { CategoryRef, SubCategoryRef } from '../../../shop/catalogue/category.schema.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { DeclarationsInputRef, declarationsOf } from '../declarations/declarationInputs.schema.ts';
import { DeclarationsMissingError } from '../declarations/productDeclarations.ts';
import { PartyNotFoundError } from '../declarations/writeParty.ts';
import { createProduct, deleteProduct, updateProduct } from './writeProduct.ts';
import {
  CategoryNotFoundError,
  PictureNotFoundError,
  SubCategoryNotFoundError,
  ProductNotFoundError,
  SkuTakenError,
  ProductChangedError,
  StockChangedError,
} from '../catalogueErrors.ts';
import { productCreateShape, productUpdateShape } from './productShapes.ts';
import { userErrorType } from '../../../platform/graphql/userErrorType.schema.ts';
import { ReauthenticationRequiredError } from '../../../shop/identity/identityErrors.ts';
import { confirmPriceCuts } from '../confirmPriceCuts.schema.ts';

/** An extra fact about a product, as input. */
const ProductDetailInputRef = builder.inputType('ProductDetailInput', {
  description: 'An extra fact, such as the shelf life.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: '1 to 60 characters with a letter, beginning with a letter or digit.',
    }),
    value: t.string({ required: true, description: '1 to 500 characters.' }),
  }),
});

/** The descriptions of the input fields of a product. */
export const PRODUCT_INPUTS = {
  sku: '1 to 60 letters, digits, dots, dashes and underscores, and no other product has it; letters become capitals.',
  barcode:
    'What a scanner reads from the pack: 4 to 48 letters, digits, dots, dashes and underscores; letters become capitals',
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
  availableForSale: 'Whether shoppers see it',
  categoryIds: 'At most 20. One that is named twice counts once.',
  subCategoryIds: 'At most 20. One that is named twice counts once.',
  pictureIds: 'At most 10, in the order shown, from `pictureUpload`. One that is named twice counts once.',
  details: 'Extra facts in the order shown, at most 30, each name once; capitals make no difference.',
} as const;

/** The options of the former name of the input `availableForSale`. */
export const FORMER_AVAILABILITY = {
  description: 'The former name of `availableForSale`.',
  deprecationReason: replacedBy('`availableForSale`'),
} as const;

const DEFAULT_THRESHOLD = 5;

const product = payloadFields('Product', 'productId', (query) => db.product.findUniqueOrThrow(query));

builder.mutationFields((t) => ({
  productCreate: t.fieldWithInput({
    description: 'Creates a product and writes its stock to the ledger. Needs the permission `CATALOGUE`.',
    type: product.payload('ProductCreatePayload', 'The created product.', (payload) => ({
      product: payload.field(product.row(ProductRef, 'The product.')),
    })),
    authScopes: { catalogue: true },
    errors: {
      types: [
        InvalidInputError,
        SkuTakenError,
        CategoryNotFoundError,
        SubCategoryNotFoundError,
        PictureNotFoundError,
        PartyNotFoundError,
        DeclarationsMissingError,
      ],
    },
    typeOptions: { validate: productCreateShape },
    input: {
      sku: t.input.string({ description: `${PRODUCT_INPUTS.sku} Random when left out.` }),
      barcode: t.input.string({ description: `${PRODUCT_INPUTS.barcode}.` }),
      name: t.input.string({ required: true, description: PRODUCT_INPUTS.name }),
      brand: t.input.string({ description: PRODUCT_INPUTS.brand }),
      unit: t.input.string({ required: true, description: PRODUCT_INPUTS.unit }),
      description: t.input.string({ required: true, description: PRODUCT_INPUTS.description }),
      mrp: t.input.field({ type: 'Paise', required: true, description: PRODUCT_INPUTS.mrp }),
      discountPercent: t.input.int({ required: true, description: PRODUCT_INPUTS.discountPercent }),
      gstPercent: t.input.int({ description: `${PRODUCT_INPUTS.gstPercent}; 0 when left out.` }),
      hsnCode: t.input.string({ description: `${PRODUCT_INPUTS.hsnCode}.` }),
      stock: t.input.int({ required: true, description: '0 to 1,00,000.' }),
      lowStockThreshold: t.input.int({
        description: `${PRODUCT_INPUTS.lowStockThreshold}; ${DEFAULT_THRESHOLD} when left out.`,
      }),
      maxPerOrder: t.input.int({ description: `${PRODUCT_INPUTS.maxPerOrder}; no limit of its own when left out.` }),
      availableForSale: t.input.boolean({ description: `${PRODUCT_INPUTS.availableForSale}; true when left out.` }),
      isPublished: t.input.boolean(FORMER_AVAILABILITY),
      categoryIds: t.input.globalIDList({ for: CategoryRef, required: true, description: PRODUCT_INPUTS.categoryIds }),
      subCategoryIds: t.input.globalIDList({
        for: SubCategoryRef,
        required: true,
        description: PRODUCT_INPUTS.subCategoryIds,
      }),
      pictureIds: t.input.globalIDList({ for: PictureRef, required: true, description: PRODUCT_INPUTS.pictureIds }),
      details: t.input.field({ type: [ProductDetailInputRef], required: true, description: PRODUCT_INPUTS.details }),
      declarations: t.input.field({
        type: DeclarationsInputRef,
        description: 'What the pack declares. What is left out comes from the first category with a default.',
      }),
    },
    resolve: (_root, { input: { sku, mrp, availableForSale, isPublished, ...fields } }, { authentication }) =>
      createProduct(requireViewer(authentication), {
        ...fields,
        sku: sku ?? undefined,
        barcode: fields.barcode ?? null,
        brand: fields.brand ?? null,
        mrpPaise: mrp,
        gstPercent: fields.gstPercent ?? 0,
        hsnCode: fields.hsnCode ?? null,
        lowStockThreshold: fields.lowStockThreshold ?? DEFAULT_THRESHOLD,
        maxPerOrder: fields.maxPerOrder ?? null,
        isPublished: availableForSale ?? isPublished ?? true,
        categoryIds: fields.categoryIds.map(({ id }) => id),
        subCategoryIds: fields.subCategoryIds.map(({ id }) => id),
        pictureIds: fields.pictureIds.map(({ id }) => id),
        declarations: declarationsOf(fields.declarations),
      }),
  }),
  productDelete: t.fieldWithInput({
    description:
      'Deletes a product. Lines in carts become WITHDRAWN; orders keep it. Needs the permission `CATALOGUE`.',
    type: product.deletePayload('The deleted product.', 'Its id.'),
    authScopes: { catalogue: true },
    errors: { types: [ProductNotFoundError] },
    input: { productId: t.input.globalID({ for: ProductRef, required: true, description: 'The id of the product.' }) },
    resolve: (_root, { input }, { authentication }) =>
      deleteProduct(requireViewer(authentication), { productId: input.productId.id }, new Date()),
  }),
}));

userErrorType(ProductChangedError, (t) => ({
  product: t.field(product.row(ProductRef, 'The product as it is now.')),
}));

const idsOf = (ids: readonly { id: string }[] | null | undefined) => ids?.map(({ id }) => id);

builder.mutationField('productUpdate', (t) =>
  t.fieldWithInput({
    description:
      'Changes the given fields. Orders do not raise the version; the stock changes by the difference between `stock` and `seenStock`. A price below half of the former one needs an authentication of the last minutes. Needs the permission `CATALOGUE`.',
    type: product.payload('ProductUpdatePayload', 'The changed product.', (payload) => ({
      product: payload.field(product.row(ProductRef, 'The product as it is now.')),
    })),
    authScopes: { catalogue: true },
    errors: {
      types: [
        InvalidInputError,
        ProductNotFoundError,
        ProductChangedError,
        StockChangedError,
        SkuTakenError,
        CategoryNotFoundError,
        SubCategoryNotFoundError,
        PictureNotFoundError,
        PartyNotFoundError,
        DeclarationsMissingError,
        ReauthenticationRequiredError,
      ],
    },
    typeOptions: { validate: productUpdateShape },
    input: {
      productId: t.input.globalID({ for: ProductRef, required: true, description: 'The id of the product.' }),
      version: t.input.int({ required: true, description: 'The version that was read.' }),
      sku: t.input.string({ description: PRODUCT_INPUTS.sku }),
      barcode: t.input.string({ description: `${PRODUCT_INPUTS.barcode}; null removes it.` }),
      name: t.input.string({ description: PRODUCT_INPUTS.name }),
      brand: t.input.string({ description: 'At most 100 characters; null removes the brand.' }),
      unit: t.input.string({ description: PRODUCT_INPUTS.unit }),
      description: t.input.string({ description: PRODUCT_INPUTS.description }),
      mrp: t.input.field({ type: 'Paise', description: PRODUCT_INPUTS.mrp }),
      discountPercent: t.input.int({ description: PRODUCT_INPUTS.discountPercent }),
      gstPercent: t.input.int({ description: `${PRODUCT_INPUTS.gstPercent}.` }),
      hsnCode: t.input.string({ description: `${PRODUCT_INPUTS.hsnCode}; null removes the code.` }),
      stock: t.input.int({ description: '0 to 1,00,000; only with `seenStock`.' }),
      seenStock: t.input.int({ description: 'The stock that was read.' }),
      stockNote: t.input.string({ description: 'Why, for the ledger; at most 200 characters.' }),
      lowStockThreshold: t.input.int({ description: `${PRODUCT_INPUTS.lowStockThreshold}.` }),
      maxPerOrder: t.input.int({ description: `${PRODUCT_INPUTS.maxPerOrder}; null removes the limit.` }),
      availableForSale: t.input.boolean({ description: `${PRODUCT_INPUTS.availableForSale}.` }),
      isPublished: t.input.boolean(FORMER_AVAILABILITY),
      categoryIds: t.input.globalIDList({ for: CategoryRef, description: PRODUCT_INPUTS.categoryIds }),
      subCategoryIds: t.input.globalIDList({ for: SubCategoryRef, description: PRODUCT_INPUTS.subCategoryIds }),
      pictureIds: t.input.globalIDList({ for: PictureRef, description: PRODUCT_INPUTS.pictureIds }),
      details: t.input.field({ type: [ProductDetailInputRef], description: PRODUCT_INPUTS.details }),
      declarations: t.input.field({ type: DeclarationsInputRef, description: 'What the pack declares.' }),
    },
    resolve: (_root, { input: { productId, mrp, availableForSale, isPublished, declarations, ...fields } }, context) =>
      // The shape rejects null for every field but the barcode, the brand, the HSN code and the limit per order.
      confirmPriceCuts(context, (mayCutPrices) =>
        updateProduct(requireViewer(context.authentication), {
          ...fields,
          ...declarationsOf(declarations),
          mayCutPrices,
          productId: productId.id,
          mrpPaise: mrp,
          isPublished: availableForSale ?? isPublished,
          categoryIds: idsOf(fields.categoryIds),
          subCategoryIds: idsOf(fields.subCategoryIds),
          pictureIds: idsOf(fields.pictureIds),
        }),
      ),
  }),
);
