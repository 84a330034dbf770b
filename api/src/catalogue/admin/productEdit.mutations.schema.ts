import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { InvalidInputError } from '../../graphql/userError.ts';
import { requireViewer } from '../../graphql/viewer.ts';
import { PictureRef } from '../../media/picture.schema.ts';
import { CategoryRef } from '../category.schema.ts';
import { ProductRef } from '../product.schema.ts';
import { SubCategoryRef } from '../subCategory.schema.ts';
import { CategoryGoneError, PictureGoneError, SubCategoryGoneError } from './catalogueErrors.ts';
import { editProduct } from './editProduct.ts';
import { ProductChangedError, ProductGoneError, SkuTakenError, StockChangedError } from './productErrors.ts';
import { PRODUCT_INPUTS, ProductDetailInputRef } from './productInputs.schema.ts';
import { productEditShape } from './productShapes.ts';

const ProductEditPayload = builder.objectRef<{ productId: string }>('ProductEditPayload').implement({
  description: 'The product has been changed.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductRef,
      description: 'The product as it is now.',
      resolve: (query, { productId }) => db.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
  }),
});

const idsOf = (ids: readonly { id: string }[] | null | undefined) => ids?.map(({ id }) => id);

builder.mutationField('productEdit', (t) =>
  t.fieldWithInput({
    description:
      "Changes what is named of a product; what is left out stays. `version` says which state the change was made from: somebody else's change in between is never overwritten. Orders raise no version; stock is changed by the difference to `seenStock`. Admins only.",
    type: ProductEditPayload,
    authScopes: { admin: true },
    errors: {
      types: [
        InvalidInputError,
        ProductGoneError,
        ProductChangedError,
        StockChangedError,
        SkuTakenError,
        CategoryGoneError,
        SubCategoryGoneError,
        PictureGoneError,
      ],
    },
    typeOptions: { validate: productEditShape },
    input: {
      productId: t.input.globalID({ for: ProductRef, required: true, description: 'Which product.' }),
      version: t.input.int({ required: true, description: 'The version that the change was made from.' }),
      sku: t.input.string({ description: PRODUCT_INPUTS.sku }),
      name: t.input.string({ description: PRODUCT_INPUTS.name }),
      brand: t.input.string({ description: 'At most 100 characters; null takes the brand away.' }),
      unit: t.input.string({ description: PRODUCT_INPUTS.unit }),
      description: t.input.string({ description: PRODUCT_INPUTS.description }),
      mrp: t.input.field({ type: 'Paise', description: PRODUCT_INPUTS.mrp }),
      discountPercent: t.input.int({ description: PRODUCT_INPUTS.discountPercent }),
      gstPercent: t.input.int({ description: `${PRODUCT_INPUTS.gstPercent}.` }),
      hsnCode: t.input.string({ description: `${PRODUCT_INPUTS.hsnCode}; null takes the code away.` }),
      stock: t.input.int({ description: 'The new stock, 0 to 1,00,000; goes with `seenStock`.' }),
      seenStock: t.input.int({ description: 'The stock that was seen; what was sold since then stays sold.' }),
      stockNote: t.input.string({
        description: 'Why the stock changes, for the ledger; at most 200 characters.',
      }),
      lowStockThreshold: t.input.int({ description: `${PRODUCT_INPUTS.lowStockThreshold}.` }),
      isPublished: t.input.boolean({ description: `${PRODUCT_INPUTS.isPublished}.` }),
      categoryIds: t.input.globalIDList({ for: CategoryRef, description: PRODUCT_INPUTS.categoryIds }),
      subCategoryIds: t.input.globalIDList({ for: SubCategoryRef, description: PRODUCT_INPUTS.subCategoryIds }),
      pictureIds: t.input.globalIDList({ for: PictureRef, description: PRODUCT_INPUTS.pictureIds }),
      details: t.input.field({ type: [ProductDetailInputRef], description: PRODUCT_INPUTS.details }),
    },
    resolve: (_root, { input }, { authentication }) =>
      // The shape has refused null where it can't be, so that null and left out are one here; but for the brand and the code.
      editProduct(requireViewer(authentication), {
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
        isPublished: input.isPublished ?? undefined,
        categoryIds: idsOf(input.categoryIds),
        subCategoryIds: idsOf(input.subCategoryIds),
        pictureIds: idsOf(input.pictureIds),
        details: input.details ?? undefined,
      }),
  }),
);
