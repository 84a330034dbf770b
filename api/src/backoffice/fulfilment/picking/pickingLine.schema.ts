import { builder } from '../../../platform/graphql/builder.ts';
import { viewerOrNull } from '../../../platform/core/viewer.ts';
import { pickingWhere } from './pickingWhere.ts';

/** The picker's view of an order line. */
export const PickingLineRef = builder.prismaNode('OrderLine', {
  variant: 'PickingLine',
  description:
    "The picker's view of an order line: a snapshot of the product at the time of the order. Needs the permission `PICKING`.",
  id: { field: 'id', description: 'The public id, `pline_…`.' },
  nullable: true,
  authScopes: { picking: true, orders: true, refunds: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, order: pickingWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the product.' }),
    brand: t.exposeString('brand', { nullable: true, description: 'The brand; null when the product had none.' }),
    unit: t.exposeString('unit', { description: 'The pack size.' }),
    picture: t.relation('picture', {
      nullable: true,
      description: 'The first picture; null when the product had none.',
    }),
    quantity: t.exposeInt('quantity', { description: 'The ordered quantity.' }),
    pickedQuantity: t.exposeInt('pickedQuantity', { description: 'The picked quantity.' }),
    missingQuantity: t.exposeInt('missingQuantity', { description: 'The missing quantity.' }),
  }),
});
