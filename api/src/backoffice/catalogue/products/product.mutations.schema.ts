import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { PictureRef } from '../../../platform/media/picture.schema.ts';
import { CategoryRef, SubCategoryRef } from '../../../shop/catalogue/category.schema.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { createProduct } from './createProduct.ts';
import { CategoryNotFoundError, PictureNotFoundError, SubCategoryNotFoundError } from '../catalogueErrors.ts';
import { deleteProduct } from './deleteProduct.ts';
import { ProductNotFoundError, SkuTakenError } from './productErrors.ts';
import { PRODUCT_INPUTS, ProductDetailInputRef } from './productInputs.schema.ts';
import { productCreateShape } from './productShapes.ts';

const DEFAULT_THRESHOLD = 5;

const ProductCreatePayload = builder.objectRef<{ productId: string }>('ProductCreatePayload').implement({
  description: 'The product is created.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductRef,
      description: 'The new product.',
      resolve: (query, { productId }) => db.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
  }),
});

const ProductDeletePayload = builder.objectRef<{ productId: string }>('ProductDeletePayload').implement({
  description: 'The product is deleted.',
  fields: (t) => ({
    deletedProductId: t.id({
      description: 'The public id of the deleted product.',
      resolve: ({ productId }) => encodeId('Product', productId),
    }),
  }),
});

builder.mutationFields((t) => ({
  productCreate: t.fieldWithInput({
    description: 'Creates a product and writes its stock to the ledger. Needs the permission `CATALOGUE`.',
    type: ProductCreatePayload,
    authScopes: { catalogue: true },
    errors: {
      types: [InvalidInputError, SkuTakenError, CategoryNotFoundError, SubCategoryNotFoundError, PictureNotFoundError],
    },
    typeOptions: { validate: productCreateShape },
    input: {
      sku: t.input.string({ description: `${PRODUCT_INPUTS.sku} Random when left out.` }),
      name: t.input.string({ required: true, description: PRODUCT_INPUTS.name }),
      brand: t.input.string({ description: PRODUCT_INPUTS.brand }),
      unit: t.input.string({ required: true, description: PRODUCT_INPUTS.unit }),
      description: t.input.string({ required: true, description: PRODUCT_INPUTS.description }),
      mrp: t.input.field({ type: 'Paise', required: true, description: PRODUCT_INPUTS.mrp }),
      discountPercent: t.input.int({ required: true, description: PRODUCT_INPUTS.discountPercent }),
      gstPercent: t.input.int({ description: `${PRODUCT_INPUTS.gstPercent}; 0 when left out.` }),
      hsnCode: t.input.string({ description: `${PRODUCT_INPUTS.hsnCode}.` }),
      stock: t.input.int({ required: true, description: 'The stock, 0 to 1,00,000.' }),
      lowStockThreshold: t.input.int({
        description: `${PRODUCT_INPUTS.lowStockThreshold}; ${DEFAULT_THRESHOLD} when left out.`,
      }),
      maxPerOrder: t.input.int({ description: `${PRODUCT_INPUTS.maxPerOrder}; no limit of its own when left out.` }),
      isPublished: t.input.boolean({ description: `${PRODUCT_INPUTS.isPublished}; true when left out.` }),
      categoryIds: t.input.globalIDList({
        for: CategoryRef,
        required: true,
        description: PRODUCT_INPUTS.categoryIds,
      }),
      subCategoryIds: t.input.globalIDList({
        for: SubCategoryRef,
        required: true,
        description: PRODUCT_INPUTS.subCategoryIds,
      }),
      pictureIds: t.input.globalIDList({ for: PictureRef, required: true, description: PRODUCT_INPUTS.pictureIds }),
      details: t.input.field({
        type: [ProductDetailInputRef],
        required: true,
        description: PRODUCT_INPUTS.details,
      }),
    },
    resolve: (_root, { input }, { authentication }) =>
      createProduct(requireViewer(authentication), {
        ...(input.sku == null ? {} : { sku: input.sku }),
        name: input.name,
        brand: input.brand ?? null,
        unit: input.unit,
        description: input.description,
        mrpPaise: input.mrp,
        discountPercent: input.discountPercent,
        gstPercent: input.gstPercent ?? 0,
        hsnCode: input.hsnCode ?? null,
        stock: input.stock,
        lowStockThreshold: input.lowStockThreshold ?? DEFAULT_THRESHOLD,
        maxPerOrder: input.maxPerOrder ?? null,
        isPublished: input.isPublished ?? true,
        categoryIds: input.categoryIds.map(({ id }) => id),
        subCategoryIds: input.subCategoryIds.map(({ id }) => id),
        pictureIds: input.pictureIds.map(({ id }) => id),
        details: input.details,
      }),
  }),
  productDelete: t.fieldWithInput({
    description:
      'Deletes a product. Lines in carts become WITHDRAWN; old orders keep the product. Needs the permission `CATALOGUE`.',
    type: ProductDeletePayload,
    authScopes: { catalogue: true },
    errors: { types: [ProductNotFoundError] },
    input: {
      productId: t.input.globalID({ for: ProductRef, required: true, description: 'The public id of the product.' }),
    },
    resolve: (_root, { input }, { authentication }) =>
      deleteProduct(requireViewer(authentication), { productId: input.productId.id }, new Date()),
  }),
}));
