import { ProductRef } from '../catalogue/product.schema.ts';
import { PRODUCT_BASE } from '../catalogue/listedColumns.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { viewerIdOrNil } from '../../platform/core/viewer.ts';

export const OrderLineRef = builder.prismaNode('OrderLine', {
  description: 'A snapshot of a product at the time of the order.',
  id: { field: 'id', description: '`oline_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, order: { userId: viewerIdOrNil(authentication) } }),
  fields: (t) => ({
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'The current product, also one that was withdrawn.',
      select: (_args, _context, nestedSelection) => ({ product: nestedSelection({ select: PRODUCT_BASE }) }),
      resolve: ({ product }) => product,
    }),
    name: t.exposeString('name', { description: 'The name of the product.' }),
    brand: t.exposeString('brand', { nullable: true, description: 'The brand, if it had one.' }),
    unit: t.exposeString('unit', { description: 'The pack size.' }),
    picture: t.relation('picture', { nullable: true, description: 'The first picture, if it had one.' }),
    quantity: t.exposeInt('quantity', { description: 'The ordered quantity.' }),
    missingQuantity: t.exposeInt('missingQuantity', { description: 'How many were missing at packing.' }),
    refundedQuantity: t.exposeInt('refundedQuantity', { description: 'How many were delivered and refunded later.' }),
    mrp: t.expose('mrpPaise', { type: 'Paise', description: 'The undiscounted price of one.' }),
    discountPercent: t.exposeInt('discountPercent', { description: 'The discount in percent.' }),
    price: t.expose('pricePaise', { type: 'Paise', description: 'The price charged for one.' }),
    total: t.expose('totalPaise', { type: 'Paise', description: 'The price charged for all of them.' }),
  }),
});

export const ORDER_LINE_CONNECTION = listOf('OrderLine', OrderLineRef, ['An order line', 'order lines']);
