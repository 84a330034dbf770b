import { builder } from '../../graphql/builder.ts';
import { viewerOrNull } from '../../graphql/viewer.ts';
import { pickingWhere } from './workOrdersWhere.ts';

/** A line of an order as its picker sees it. */
export const PickingLineRef = builder.prismaNode('OrderLine', {
  variant: 'PickingLine',
  description: 'A product to be packed, as it was when the order was placed. For pickers and admins.',
  id: { field: 'id', description: 'The public id, `pline_…`.' },
  nullable: true,
  authScopes: { picker: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, order: pickingWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it was called.' }),
    brand: t.exposeString('brand', { nullable: true, description: 'Its brand, if it had one.' }),
    unit: t.exposeString('unit', { description: 'The pack.' }),
    picture: t.relation('picture', { nullable: true, description: 'Its first picture.' }),
    quantity: t.exposeInt('quantity', { description: 'How many were ordered.' }),
    pickedQuantity: t.exposeInt('pickedQuantity', { description: 'How many of them are in the bag.' }),
    shortQuantity: t.exposeInt('shortQuantity', { description: 'How many of them are missing.' }),
  }),
});
