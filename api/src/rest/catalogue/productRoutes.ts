import { z } from 'zod';
import { idData, productData } from '../dataShapes.ts';
import { EXAMPLE_IDS, EXAMPLE_PICTURE, idOrRow, idsOrRows, rupees, text, whole } from '../fields.ts';
import { FAILURE, graphql, mutationOf } from '../restDocument.ts';
import { RestFailure } from '../restFailure.ts';
import { restRoute } from '../restRoute.ts';
import { pictureIds } from './pictureIds.ts';
import { PRODUCT, productView } from './productView.ts';

const fact = z.union([z.string(), z.number().transform(String)], 'must be text');

const form = {
  name: text('Name'),
  image: z
    .union([z.string().transform((url) => [url]), z.array(z.string())], 'image must be addresses')
    .meta({ description: 'Addresses of pictures, as `file/upload` answers them.' }),
  category: idsOrRows,
  subCategory: idsOrRows,
  unit: text('Unit').meta({ description: 'The pack: `500 g`.' }),
  stock: whole('Stock').meta({ description: 'How many there are.' }),
  price: rupees('Price').meta({ description: 'The maximum retail price in rupees, before the discount.' }),
  discount: whole('Discount').nullable().meta({ description: 'Whole percent of the price, 0 to 100.' }),
  description: text('Description'),
  more_details: z
    .record(z.string(), fact, 'more_details must be an object of texts')
    .meta({ description: 'Extra facts by their names: text each.' }),
  publish: z.boolean('publish must be true or false').meta({ description: 'Whether shoppers see it.' }),
};

const newProduct = z.object({
  ...form,
  discount: form.discount.default(0).meta({ default: 0 }),
  more_details: form.more_details.default({}).meta({ default: {} }),
  publish: form.publish.default(true).meta({ default: true }),
  image: form.image.default([]).meta({ default: [] }),
});

const editedProduct = z.object(form).partial().extend({ _id: idOrRow });

function detailsOf(facts: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(facts).map(([name, value]) => ({ name, value }));
}

const PRODUCT_CREATE = graphql(mutationOf('productCreate', 'product { ...RestProduct }'), [FAILURE, PRODUCT]);

const PRODUCT_BEFORE_EDIT = graphql(`
  query RestProductBeforeEdit($id: ID!) {
    adminProduct(id: $id) {
      version
      stock
    }
  }
`);

const PRODUCT_UPDATE = graphql(mutationOf('productUpdate', 'product { ...RestProduct }'), [FAILURE, PRODUCT]);

const PRODUCT_DELETE = graphql(mutationOf('productDelete', 'deletedProductId'), [FAILURE]);

/** Calls on products, most of them for admins. */
export const productRoutes = [
  restRoute({
    method: 'POST',
    path: 'product/create',
    summary: 'Add a product',
    description: 'Numbers may arrive as the digits that forms send.',
    body: newProduct,
    example: {
      name: 'Alphonso mangoes',
      image: [EXAMPLE_PICTURE],
      category: [EXAMPLE_IDS.category],
      subCategory: [EXAMPLE_IDS.subCategory],
      unit: '6 pcs',
      stock: '25',
      price: '499.50',
      discount: '10',
      description: 'Ripe and sweet.',
      more_details: { 'Shelf life': '5 days' },
    },
    document: PRODUCT_CREATE,
    variables: async ({ body, execute, publicUrl }) => ({
      input: {
        name: body.name,
        unit: body.unit,
        stock: body.stock,
        mrp: body.price,
        discountPercent: body.discount ?? 0,
        description: body.description,
        availableForSale: body.publish,
        categoryIds: body.category,
        subCategoryIds: body.subCategory,
        details: detailsOf(body.more_details),
        pictureIds: await pictureIds(body.image, { execute, publicUrl }),
      },
    }),
    message: 'Product Created Successfully',
    data: productData,
    answer: ({ productCreate }, { publicUrl }) => ({ data: productView(productCreate.product, publicUrl) }),
  }),
  restRoute({
    method: 'PUT',
    path: 'product/update-product-details',
    summary: 'Change a product',
    description:
      'Changes the fields that are sent; the others stay as they are. A change that someone else makes at the same moment is refused with 409.',
    body: editedProduct,
    example: { _id: EXAMPLE_IDS.product, price: 449, stock: 20, discount: 5 },
    document: PRODUCT_UPDATE,
    variables: async ({ body, execute, publicUrl }) => {
      const { adminProduct } = await execute(PRODUCT_BEFORE_EDIT, { id: body._id });
      if (adminProduct?.version == null) throw new RestFailure(404, 'There is no such product');
      return {
        input: {
          productId: body._id,
          version: adminProduct.version,
          name: body.name,
          unit: body.unit,
          description: body.description,
          mrp: body.price,
          discountPercent: body.discount === null ? 0 : body.discount,
          availableForSale: body.publish,
          categoryIds: body.category,
          subCategoryIds: body.subCategory,
          ...(body.stock !== undefined && { stock: body.stock, seenStock: adminProduct.stock }),
          details: body.more_details && detailsOf(body.more_details),
          pictureIds: body.image && (await pictureIds(body.image, { execute, publicUrl })),
        },
      };
    },
    message: 'updated successfully',
    data: productData,
    answer: ({ productUpdate }, { publicUrl }) => ({ data: productView(productUpdate.product, publicUrl) }),
  }),
  restRoute({
    method: 'DELETE',
    path: 'product/delete-product',
    summary: 'Take a product out of the shop',
    description: 'Carts drop it, old orders still show it.',
    body: z.object({ _id: idOrRow }),
    example: { _id: EXAMPLE_IDS.product },
    document: PRODUCT_DELETE,
    variables: ({ body }) => ({ input: { productId: body._id } }),
    message: 'Delete successfully',
    data: idData,
    answer: ({ productDelete }) => ({ data: { _id: productDelete.deletedProductId } }),
  }),
];
