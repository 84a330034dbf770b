import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { requireViewer, viewerOrNull } from '../../graphql/viewer.ts';
import { OrderRef, OrderStatusRef } from '../order.schema.ts';
import { PickingLineRef } from './pickingLine.schema.ts';
import { asPicker } from './workers.ts';
import { pickingWhere, TO_PICK } from './workOrdersWhere.ts';

const MAX_ORDERS = 50;
/** One selection for all that reads the lines, so that a list of orders reads them once. */
const LINES = { orderBy: { id: 'asc' } } as const;
const MARKS = {
  lines: { ...LINES, select: { quantity: true, pickedQuantity: true, shortQuantity: true } },
} as const;

/** An order as its picker sees it: the same row as the order, from another side. */
export const PickingOrderRef = builder.prismaNode('Order', {
  variant: 'PickingOrder',
  description:
    'An order as who packs it sees it: what goes into the bag, and nothing of prices and of whom it is for. For pickers and admins.',
  id: { field: 'id', description: 'The public id, `pick_…`.' },
  nullable: true,
  authScopes: { picker: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: pickingWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number that people say aloud.' }),
    status: t.expose('status', { type: OrderStatusRef, description: 'How far it is.' }),
    placedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    promisedAt: t.expose('promisedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was promised to be at the door, if it was.',
    }),
    quantity: t.exposeInt('quantity', { description: 'How many pieces were ordered.' }),
    toPick: t.int({
      description: 'How many pieces are neither in the bag nor known to be missing.',
      select: MARKS,
      resolve: ({ lines }) =>
        lines.reduce((left, line) => left + line.quantity - line.pickedQuantity - line.shortQuantity, 0),
    }),
    lines: t.relation('lines', {
      type: PickingLineRef,
      description: 'What was ordered, in the order it was added to the cart; a cart holds 100 lines at most.',
      query: LINES,
    }),
    pickerName: t.string({
      nullable: true,
      description: 'Who packs it, or has packed it; null for nobody, and for who is gone.',
      select: { picker: { select: { name: true, status: true } } },
      resolve: ({ picker }) => (picker && picker.status !== 'INACTIVE' ? picker.name : null),
    }),
    isMine: t.boolean({
      description: 'Whether the viewer packs it, or has packed it.',
      select: { pickerId: true },
      resolve: ({ pickerId }, _args, { authentication }) =>
        pickerId !== null && pickerId === viewerOrNull(authentication)?.userId,
    }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  picking: t.variant(PickingOrderRef, {
    description: 'The order as who packs it sees it. Admins only.',
    authScopes: { admin: true },
  }),
}));

builder.queryFields((t) => ({
  pickingOrders: t.prismaField({
    type: [PickingOrderRef],
    description: `The orders that are to be packed, whoever has begun, the one that was promised first on top; at most ${MAX_ORDERS}. For pickers and admins.`,
    authScopes: { picker: true },
    resolve: (query, _root, _args, { authentication }) => {
      asPicker(requireViewer(authentication));
      return db.order.findMany({
        ...query,
        where: { status: { in: TO_PICK } },
        orderBy: [{ promisedAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
        take: MAX_ORDERS,
      });
    },
  }),
  pickingOrder: t.prismaField({
    type: PickingOrderRef,
    nullable: true,
    description:
      'An order that is to be packed, or that the viewer has packed; for admins any order. Null for others. For pickers and admins.',
    authScopes: { picker: true },
    args: { id: t.arg.globalID({ for: PickingOrderRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }, { authentication }) =>
      db.order.findUnique({ ...query, where: { id: id.id, AND: pickingWhere(requireViewer(authentication)) } }),
  }),
}));
