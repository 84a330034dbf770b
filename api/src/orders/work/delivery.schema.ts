import { db } from '../../db/client.ts';
import type { OrderStatus, Prisma } from '../../db/generated/client.ts';
import { builder } from '../../graphql/builder.ts';
import { requireViewer, viewerOrNull, type Viewer } from '../../graphql/viewer.ts';
import { OrderAddressRef, OrderStatusRef } from '../order.schema.ts';
import { asRider } from './workers.ts';
import { deliveryWhere } from './workOrdersWhere.ts';

const MAX_ORDERS = 50;

/** An order as its rider sees it: the same row as the order, from another side. */
export const DeliveryOrderRef = builder.prismaNode('Order', {
  variant: 'DeliveryOrder',
  description:
    'An order as who brings it sees it: where it goes and what is to be paid at the door, and nothing of what is in it. For riders and admins.',
  id: { field: 'id', description: 'The public id, `deliv_…`.' },
  nullable: true,
  authScopes: { rider: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: deliveryWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number that people say aloud.' }),
    status: t.expose('status', { type: OrderStatusRef, description: 'How far it is.' }),
    promisedAt: t.expose('promisedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was promised to be at the door, if it was.',
    }),
    quantity: t.int({
      description: 'How many pieces are in the bag.',
      select: { lines: { select: { pickedQuantity: true } } },
      resolve: ({ lines }) => lines.reduce((sum, { pickedQuantity }) => sum + pickedQuantity, 0),
    }),
    address: t.field({
      type: OrderAddressRef,
      nullable: true,
      description:
        'Where it goes and whom to call; null until the viewer has taken it out, and once it is delivered or cancelled. Admins see it from PACKED on.',
      select: {
        status: true,
        riderId: true,
        recipientName: true,
        addressLine: true,
        city: true,
        state: true,
        country: true,
        pincode: true,
        mobile: true,
      },
      resolve: ({ status, riderId, ...address }, _args, { authentication }) =>
        mayKnowTheWay(requireViewer(authentication), { status, riderId }) ? address : null,
    }),
    area: t.string({
      description: 'The town and its postal code, by which riders choose what to take along.',
      select: { city: true, pincode: true },
      resolve: ({ city, pincode }) => `${city} ${pincode}`,
    }),
    cashToCollect: t.field({
      type: 'Paise',
      description: 'What is to be paid to the rider; 0 when it is paid already, or cancelled.',
      select: { payment: { select: { method: true, status: true, amountPaise: true } } },
      resolve: ({ payment }) =>
        payment?.method === 'CASH_ON_DELIVERY' && payment.status === 'PENDING' ? Number(payment.amountPaise) : 0,
    }),
    isMine: t.boolean({
      description: 'Whether the viewer brings it, or has brought it.',
      select: { riderId: true },
      resolve: ({ riderId }, _args, { authentication }) =>
        riderId !== null && riderId === viewerOrNull(authentication)?.userId,
    }),
  }),
});

/** Who only looks around learns nobody's address: to take an order out is written down. */
function mayKnowTheWay(viewer: Viewer, { status, riderId }: { status: OrderStatus; riderId: string | null }): boolean {
  if (status === 'PACKED') return viewer.role === 'ADMIN';
  return status === 'OUT_FOR_DELIVERY' && (viewer.role === 'ADMIN' || riderId === viewer.userId);
}

/** Those on their way are their riders' own business, and the admins'. */
function openDeliveries(viewer: Viewer): Prisma.OrderWhereInput {
  const { userId } = asRider(viewer);
  const onTheWay = { status: 'OUT_FOR_DELIVERY', ...(viewer.role !== 'ADMIN' && { riderId: userId }) } as const;
  return { OR: [{ status: 'PACKED' }, onTheWay] };
}

builder.queryFields((t) => ({
  deliveryOrders: t.prismaField({
    type: [DeliveryOrderRef],
    description: `The orders that wait for a rider and those that the viewer is bringing, for admins all that are on their way; those on their way first, and of each the one that was promised first on top, at most ${MAX_ORDERS}. For riders and admins.`,
    authScopes: { rider: true },
    resolve: (query, _root, _args, { authentication }) =>
      db.order.findMany({
        ...query,
        where: openDeliveries(requireViewer(authentication)),
        // What somebody has in hand never falls off the end of the list.
        orderBy: [{ status: 'desc' }, { promisedAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
        take: MAX_ORDERS,
      }),
  }),
  deliveryOrder: t.prismaField({
    type: DeliveryOrderRef,
    nullable: true,
    description:
      'An order that waits for a rider, or that the viewer brings or has brought; for admins any order. Null for others. For riders and admins.',
    authScopes: { rider: true },
    args: { id: t.arg.globalID({ for: DeliveryOrderRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }, { authentication }) =>
      db.order.findUnique({ ...query, where: { id: id.id, AND: deliveryWhere(requireViewer(authentication)) } }),
  }),
}));
