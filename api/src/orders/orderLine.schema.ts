import { ProductRef } from '../catalogue/product.schema.ts';
import { builder } from '../graphql/builder.ts';
import { encodeId } from '../graphql/globalId.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { viewerOrNull } from '../graphql/viewer.ts';

/** A product in an order, as it was when the order was placed. */
export const OrderLineRef = builder.prismaNode('OrderLine', {
  description: 'A product in an order, as it was when the order was placed.',
  id: { field: 'id', description: 'The public id, `oline_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    order: { userId: viewerOrNull(authentication)?.userId ?? NOBODY },
  }),
  fields: (t) => ({
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'The product as it is now; null when it is no longer sold.',
      select: (_args, _context, nestedSelection) => ({
        product: nestedSelection({ select: { id: true, isPublished: true, deletedAt: true } }),
      }),
      resolve: ({ product }) => (product.isPublished && !product.deletedAt ? product : null),
    }),
    productId: t.id({
      description: 'The public id of the product, whether it is still sold or not.',
      select: { productId: true },
      resolve: ({ productId }) => encodeId('Product', productId),
    }),
    name: t.exposeString('name', { description: 'What it was called.' }),
    brand: t.exposeString('brand', { nullable: true, description: 'Its brand, if it had one.' }),
    unit: t.exposeString('unit', { description: 'The pack.' }),
    picture: t.relation('picture', { nullable: true, description: 'Its first picture.' }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    shortQuantity: t.exposeInt('shortQuantity', { description: 'How many of them were missing when it was packed.' }),
    refundedQuantity: t.exposeInt('refundedQuantity', {
      description: 'How many of them were delivered and paid back.',
    }),
    mrp: t.field({
      type: 'Paise',
      description: 'The undiscounted price of one.',
      select: { mrpPaise: true },
      resolve: ({ mrpPaise }) => mrpPaise,
    }),
    discountPercent: t.exposeInt('discountPercent', { description: 'The discount in percent.' }),
    price: t.field({
      type: 'Paise',
      description: 'The price charged for one.',
      select: { pricePaise: true },
      resolve: ({ pricePaise }) => pricePaise,
    }),
    total: t.field({
      type: 'Paise',
      description: 'The price charged for all of them.',
      select: { totalPaise: true },
      resolve: ({ totalPaise }) => Number(totalPaise),
    }),
  }),
});

const OrderLineEdge = builder.edgeObject({
  name: 'OrderLineEdge',
  description: 'An order line in a list.',
  type: OrderLineRef,
});

/** The connection type of every list of order lines, and its edge. */
export const ORDER_LINE_CONNECTION = [
  builder.connectionObject(
    { name: 'OrderLineConnection', description: 'A list of order lines.', type: OrderLineRef },
    OrderLineEdge,
  ),
  OrderLineEdge,
] as const;
