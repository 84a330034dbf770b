import { PRODUCT_BASE, ProductRef } from '../catalogue/product.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { viewerOrNull } from '../../platform/core/viewer.ts';

/** A line of an order. */
export const OrderLineRef = builder.prismaNode('OrderLine', {
  description: 'A product in an order: a snapshot of the product at the time of the order.',
  id: { field: 'id', description: 'The public id, `oline_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    order: { userId: viewerOrNull(authentication)?.userId ?? NIL_UUID },
  }),
  fields: (t) => ({
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'The current product, also when the shop has withdrawn it: see `product.isWithdrawn`.',
      select: (_args, _context, nestedSelection) => ({ product: nestedSelection({ select: PRODUCT_BASE }) }),
      resolve: ({ product }) => product,
    }),
    name: t.exposeString('name', { description: 'The name of the product.' }),
    brand: t.exposeString('brand', { nullable: true, description: 'The brand; null when the product had none.' }),
    unit: t.exposeString('unit', { description: 'The pack size.' }),
    picture: t.relation('picture', {
      nullable: true,
      description: 'The first picture; null when the product had none.',
    }),
    quantity: t.exposeInt('quantity', { description: 'The ordered quantity.' }),
    missingQuantity: t.exposeInt('missingQuantity', { description: 'How many of them were missing at packing.' }),
    refundedQuantity: t.exposeInt('refundedQuantity', {
      description: 'How many of them were delivered and refunded later.',
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

/** The connection type of every list of order lines, and its edge. */
export const ORDER_LINE_CONNECTION = listOf('OrderLine', OrderLineRef, {
  edge: 'An order line in a list.',
  connection: 'A list of order lines.',
});
