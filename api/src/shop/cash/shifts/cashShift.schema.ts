import { ACTOR_SELECTION, actorOf, ActorRef } from '../../../platform/audit/audit.schema.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { requireViewer, viewerOrNull } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { CashShift, Prisma } from '../../../platform/db/generated/client.ts';
import { batchedLoad } from '../../../platform/graphql/batchedLoad.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { toNodeConnection, connectionQuery } from '../../../platform/graphql/connection.ts';
import { cashShiftWhere } from './cashShiftWhere.ts';
import { readCashTotals, type CashTotals } from './readCashTotals.ts';

const CashShiftStatusRef = builder.enumType('CashShiftStatus', {
  description: 'The state of a cash shift.',
  values: {
    OPEN: { description: 'The holder collects cash.' },
    CLOSED: { description: 'The cash was handed in and counted.' },
    SIGNED_OFF: { description: 'An admin has signed it off; it never changes.' },
  },
});

const STATUS_WHERE: Record<(typeof CashShiftStatusRef)['$inferType'], Prisma.CashShiftWhereInput> = {
  OPEN: { closedAt: null },
  CLOSED: { closedAt: { not: null }, signedOffAt: null },
  SIGNED_OFF: { signedOffAt: { not: null } },
};

const CashMovementKindRef = builder.enumType('CashMovementKind', {
  description: 'The kind of a cash movement.',
  values: {
    COLLECTION: { description: 'The cash of a delivered order.' },
    REFUND: { description: 'Cash that the holder refunded to a shopper.' },
  },
});

const CashMovementRef = builder.prismaObject('CashMovement', {
  description: 'A row of the cash ledger; it never changes.',
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: CashMovementKindRef, description: 'The kind.' }),
    amount: t.field({
      type: 'Paise',
      description: 'What the cash of the holder grew by; negative for a refund.',
      select: { amountPaise: true },
      resolve: ({ amountPaise }) => Number(amountPaise),
    }),
    orderId: t.id({
      description: 'The public id of the order, `order_…`.',
      select: { orderId: true },
      resolve: ({ orderId }) => encodeId('Order', orderId),
    }),
    orderNumber: t.int({
      description: 'The order number that people read and say.',
      select: { order: { select: { number: true } } },
      resolve: ({ order }) => order.number,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was recorded.' }),
  }),
});

const NO_CASH: CashTotals = { collectedPaise: 0, refundedPaise: 0, roundOffPaise: 0, count: 0 };

async function totalsOf(context: object, shiftId: string): Promise<CashTotals> {
  return (await batchedLoad(context, { key: readCashTotals, batch: readCashTotals }, shiftId)) ?? NO_CASH;
}

function statusOf({ closedAt, signedOffAt }: Pick<CashShift, 'closedAt' | 'signedOffAt'>) {
  if (signedOffAt !== null) return 'SIGNED_OFF';
  return closedAt === null ? 'OPEN' : 'CLOSED';
}

const toNumber = (paise: bigint | null) => (paise === null ? null : Number(paise));

/** The cash its holder carries from the first collection until it is counted. */
export const CashShiftRef = builder.prismaNode('CashShift', {
  description:
    'The cash that a rider, or staff for the till, carries from the first collection or refund until it is handed in. For its holder, and with the permission `ORDERS` for others.',
  id: { field: 'id', description: 'The public id, `shift_…`.' },
  nullable: true,
  authScopes: { deliveries: true, orders: true, refunds: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: cashShiftWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    status: t.field({
      type: CashShiftStatusRef,
      description: 'The state.',
      select: { closedAt: true, signedOffAt: true },
      resolve: statusOf,
    }),
    holder: t.field({
      type: ActorRef,
      nullable: true,
      description: 'Who carries the cash; null when the account is deleted.',
      select: { holder: ACTOR_SELECTION },
      resolve: ({ holder }) => actorOf(holder),
    }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was opened.' }),
    openingAmount: t.field({
      type: 'Paise',
      description: 'The cash for change that it was opened with.',
      select: { openingPaise: true },
      resolve: ({ openingPaise }) => Number(openingPaise),
    }),
    collected: t.field({
      type: 'Paise',
      description: 'The cash of the orders that were delivered in it.',
      resolve: async ({ id }, _args, context) => (await totalsOf(context, id)).collectedPaise,
    }),
    refunded: t.field({
      type: 'Paise',
      description: 'The cash that was refunded to shoppers in it: refunds whose `method` is `CASH`.',
      resolve: async ({ id }, _args, context) => (await totalsOf(context, id)).refundedPaise,
    }),
    roundOff: t.field({
      type: 'Paise',
      description:
        'What whole rupees have added to what the orders cost, in `collected` and `refunded`; negative when they took off.',
      resolve: async ({ id }, _args, context) => (await totalsOf(context, id)).roundOffPaise,
    }),
    expected: t.field({
      type: 'Paise',
      description:
        'The cash that the holder should have: `openingAmount` and `collected` less `refunded`. Negative when more was refunded than the shift had.',
      select: { openingPaise: true },
      resolve: async ({ id, openingPaise }, _args, context) => {
        const { collectedPaise, refundedPaise } = await totalsOf(context, id);
        return Number(openingPaise) + collectedPaise - refundedPaise;
      },
    }),
    counted: t.field({
      type: 'Paise',
      nullable: true,
      description: 'The cash that was counted when it was handed in; null while the shift is open.',
      select: { countedPaise: true },
      resolve: ({ countedPaise }) => toNumber(countedPaise),
    }),
    difference: t.field({
      type: 'Paise',
      nullable: true,
      description: '`counted` less `expected`: negative when cash is missing; null while the shift is open.',
      select: { differencePaise: true },
      resolve: ({ differencePaise }) => toNumber(differencePaise),
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the cash was handed in; null while the shift is open.',
    }),
    closedBy: t.field({
      type: ActorRef,
      nullable: true,
      description: 'Who counted it; null while the shift is open and for a deleted account.',
      select: { closedBy: ACTOR_SELECTION },
      resolve: ({ closedBy }) => actorOf(closedBy),
    }),
    signedOffAt: t.expose('signedOffAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an admin signed it off; null before.',
    }),
    signedOffBy: t.field({
      type: ActorRef,
      nullable: true,
      description: 'Who signed it off; null before and for a deleted account.',
      select: { signedOffBy: ACTOR_SELECTION },
      resolve: ({ signedOffBy }) => actorOf(signedOffBy),
    }),
    note: t.exposeString('note', { nullable: true, description: 'The note of who signed it off; null without one.' }),
    movements: t.connection(
      {
        type: CashMovementRef,
        description: 'What was collected and refunded, the newest first.',
        select: (args, _context, nestedSelection) => ({
          movements: {
            ...keysetPage(args, 'id', 'desc'),
            ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
          },
        }),
        resolve: ({ id, movements }, args, context) =>
          toNodeConnection(movements, args, async () => (await totalsOf(context, id)).count),
      },
      { name: 'CashMovementConnection', description: 'A list of cash movements.' },
      { name: 'CashMovementEdge', description: 'A cash movement in a list.' },
    ),
  }),
});

builder.queryFields((t) => ({
  cashShifts: t.connection(
    {
      type: CashShiftRef,
      nullable: true,
      description:
        "The viewer's cash shifts, the newest first; with the permission `ORDERS` those of all. Needs the permission `ORDERS` or `REFUNDS` or `DELIVERIES`.",
      authScopes: { deliveries: true, orders: true, refunds: true },
      args: { status: t.arg({ type: CashShiftStatusRef, description: 'Only shifts in this state; all without it.' }) },
      resolve: async (_root, { status, ...args }, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'CashShift' });
        const where = {
          AND: [cashShiftWhere(requireViewer(context.authentication)), status ? STATUS_WHERE[status] : {}],
        };
        const page = keysetPage(args, 'id', 'desc');
        const shifts = await db.cashShift.findMany({ ...query, ...page, where: { AND: [where, page.where] } });
        return toNodeConnection(shifts, args, () => db.cashShift.count({ where }));
      },
    },
    { name: 'CashShiftConnection', description: 'A list of cash shifts.' },
    { name: 'CashShiftEdge', description: 'A cash shift in a list.' },
  ),
  cashShift: t.prismaField({
    type: CashShiftRef,
    nullable: true,
    description:
      "One of the viewer's cash shifts; with the permission `ORDERS` any. Null for other shifts. Needs the permission `ORDERS` or `REFUNDS` or `DELIVERIES`.",
    authScopes: { deliveries: true, orders: true, refunds: true },
    args: { id: t.arg.globalID({ for: CashShiftRef, required: true, description: 'The public id, `shift_…`.' }) },
    resolve: (query, _root, { id }, { authentication }) =>
      db.cashShift.findUnique({ ...query, where: { id: id.id, AND: cashShiftWhere(requireViewer(authentication)) } }),
  }),
  openCashShift: t.prismaField({
    type: CashShiftRef,
    nullable: true,
    description:
      "The viewer's open cash shift; null while the viewer has none. Needs the permission `ORDERS` or `REFUNDS` or `DELIVERIES`.",
    authScopes: { deliveries: true, orders: true, refunds: true },
    resolve: (query, _root, _args, { authentication }) =>
      db.cashShift.findFirst({ ...query, where: { holderId: requireViewer(authentication).userId, closedAt: null } }),
  }),
}));
