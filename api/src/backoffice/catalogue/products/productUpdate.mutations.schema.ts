import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { userErrorType } from '../../../platform/graphql/userErrorType.schema.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { PictureRef } from '../../../platform/media/picture.schema.ts';
import { CategoryRef, SubCategoryRef } from '../../../shop/catalogue/category.schema.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { CategoryNotFoundError, PictureNotFoundError, SubCategoryNotFoundError } from '../catalogueErrors.ts';
import { ReauthenticationRequiredError } from '../../../shop/identity/twoFactor/twoFactorErrors.ts';
import { confirmPriceCuts } from '../confirmPriceCuts.schema.ts';
import { updateProduct } from './updateProduct.ts';
import { ProductChangedError, ProductNotFoundError, SkuTakenError, StockChangedError } from './productErrors.ts';
import { PRODUCT_INPUTS, ProductDetailInputRef } from './productInputs.schema.ts';
import { productUpdateShape } from './productShapes.ts';

const ProductUpdatePayload = builder.objectRef<{ productId: string }>('ProductUpdatePayload').implement({
  description: 'The product is changed.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductRef,
      description: 'The product as it is now.',
      resolve: (query, { productId }) => db.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
  }),
});

userErrorType(ProductChangedError, (t) => ({
  product: t.prismaField({
    type: ProductRef,
    description: 'The product as it is now.',
    resolve: (query, { productId }) => db.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
  }),
}));

const idsOf = (ids: readonly { id: string }[] | null | undefined) => ids?.map(({ id }) => id);

builder.mutationField('productUpdate', (t) =>
  t.fieldWithInput({
    description:
      'Changes the fields in the input; the others stay. It fails with ProductChangedError when the product has a newer version than `version`. Orders do not raise the version; the stock changes by the difference between `stock` and `seenStock`. A price below half of the former one needs an authentication of the last minutes. Needs the permission `CATALOGUE`.',
    type: ProductUpdatePayload,
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
        ReauthenticationRequiredError,
      ],
    },
    typeOptions: { validate: productUpdateShape },
    input: {
      productId: t.input.globalID({ for: ProductRef, required: true, description: 'The public id of the product.' }),
      version: t.input.int({ required: true, description: 'The version that the admin read.' }),
      sku: t.input.string({ description: PRODUCT_INPUTS.sku }),
      name: t.input.string({ description: PRODUCT_INPUTS.name }),
      brand: t.input.string({ description: 'At most 100 characters; null removes the brand.' }),
      unit: t.input.string({ description: PRODUCT_INPUTS.unit }),
      description: t.input.string({ description: PRODUCT_INPUTS.description }),
      mrp: t.input.field({ type: 'Paise', description: PRODUCT_INPUTS.mrp }),
      discountPercent: t.input.int({ description: PRODUCT_INPUTS.discountPercent }),
      gstPercent: t.input.int({ description: `${PRODUCT_INPUTS.gstPercent}.` }),
      hsnCode: t.input.string({ description: `${PRODUCT_INPUTS.hsnCode}; null removes the code.` }),
      stock: t.input.int({ description: 'The new stock, 0 to 1,00,000; only with `seenStock`.' }),
      seenStock: t.input.int({
        description: 'The stock that the admin read; orders since then still reduce the new stock.',
      }),
      stockNote: t.input.string({
        description: 'The reason for the change of stock, for the ledger; at most 200 characters.',
      }),
      lowStockThreshold: t.input.int({ description: `${PRODUCT_INPUTS.lowStockThreshold}.` }),
      maxPerOrder: t.input.int({ description: `${PRODUCT_INPUTS.maxPerOrder}; null removes the limit.` }),
      isPublished: t.input.boolean({ description: `${PRODUCT_INPUTS.isPublished}.` }),
      categoryIds: t.input.globalIDList({ for: CategoryRef, description: PRODUCT_INPUTS.categoryIds }),
      subCategoryIds: t.input.globalIDList({ for: SubCategoryRef, description: PRODUCT_INPUTS.subCategoryIds }),
      pictureIds: t.input.globalIDList({ for: PictureRef, description: PRODUCT_INPUTS.pictureIds }),
      details: t.input.field({ type: [ProductDetailInputRef], description: PRODUCT_INPUTS.details }),
    },
    resolve: (_root, { input }, context) =>
      // The shape rejects null for every field but the brand, the HSN code and the limit per order, so null counts as left out here.
      confirmPriceCuts(context, (mayCutPrices) =>
        updateProduct(requireViewer(context.authentication), {
          mayCutPrices,
          productId: input.productId.id,
          version: input.version,
          sku: input.sku ?? undefined,
          name: input.name ?? undefined,
          brand: input.brand,
          unit: input.unit ?? undefined,
          description: input.description ?? undefined,
          mrpPaise: input.mrp ?? undefined,
          discountPercent: input.discountPercent ?? undefined,
          gstPercent: input.gstPercent ?? undefined,
          hsnCode: input.hsnCode,
          stock: input.stock ?? undefined,
          seenStock: input.seenStock ?? undefined,
          stockNote: input.stockNote ?? null,
          lowStockThreshold: input.lowStockThreshold ?? undefined,
          maxPerOrder: input.maxPerOrder,
          isPublished: input.isPublished ?? undefined,
          categoryIds: idsOf(input.categoryIds),
          subCategoryIds: idsOf(input.subCategoryIds),
          pictureIds: idsOf(input.pictureIds),
          details: input.details ?? undefined,
        }),
      ),
  }),
);
