import { actorField } from '../../../platform/audit/audit.schema.ts';
import { nodePage, relationPage } from '../../../platform/graphql/nodePage.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { requireViewer, viewerOrNull } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { CashShift, Prisma } from '../../../platform/db/generated/client.ts';
import { batchedLoad } from '../../../platform/graphql/batchedLoad.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { toNodeConnection } from '../../../platform/graphql/connection.ts';
import { cashShiftWhere, readCashTotals, type CashTotals } from './cashShifts.ts';

const CashShiftStatusRef = builder.enumType('CashShiftStatus', {
  description: 'The status of a cash shift.',
  values: {
    OPEN: { description: 'The holder collects cash.' },
    CLOSED: { description: 'The cash was counted.' },
    SIGNED_OFF: { description: 'It never changes.' },
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
    REFUND: { description: 'Cash for a shopper.' },
  },
});

const CashMovementRef = builder.prismaObject('CashMovement', {
  description: 'A row of the cash ledger; it never changes.',
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: CashMovementKindRef, description: 'The kind.' }),
    amount: t.expose('amountPaise', { type: 'Paise', description: 'Negative for a refund.' }),
    orderId: t.id({
      description: '`order_…`.',
      select: { orderId: true },
      resolve: ({ orderId }) => encodeId('Order', orderId),
    }),
    orderNumber: t.int({
      description: 'What people read and say.',
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

/** The field with one of the sums of a shift. */
function total(name: keyof CashTotals, description: string) {
  return {
    type: 'Paise',
    description,
    resolve: async ({ id }: { id: string }, _args: object, context: object) => (await totalsOf(context, id))[name],
  } as const;
}

function statusOf({ closedAt, signedOffAt }: Pick<CashShift, 'closedAt' | 'signedOffAt'>) {
  if (signedOffAt !== null) return 'SIGNED_OFF';
  return closedAt === null ? 'OPEN' : 'CLOSED';
}

export const CashShiftRef = builder.prismaNode('CashShift', {
  description:
    'The cash of a rider or of the till until it is handed in. For its holder; with the permission `ORDERS` for others.',
  id: { field: 'id', description: '`shift_…`.' },
  nullable: true,
  authScopes: { deliveries: true, orders: true, refunds: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: cashShiftWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    status: t.field({
      type: CashShiftStatusRef,
      description: 'Its status.',
      select: { closedAt: true, signedOffAt: true },
      resolve: statusOf,
    }),
    holder: t.field(actorField('holder', 'Null for a deleted account.')),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was opened.' }),
    openingAmount: t.expose('openingPaise', { type: 'Paise', description: 'The cash for change.' }),
    collected: t.field(total('collectedPaise', 'The cash of delivered orders.')),
    refunded: t.field(total('refundedPaise', 'The refunds whose `method` is `CASH`.')),
    roundOff: t.field(
      total(
        'roundOffPaise',
        'The part of `collected` and `refunded` that made whole rupees; negative when they took off.',
      ),
    ),
    expected: t.field({
      type: 'Paise',
      description: '`openingAmount` and `collected` less `refunded`.',
      select: { openingPaise: true },
      resolve: async ({ id, openingPaise }, _args, context) => {
        const { collectedPaise, refundedPaise } = await totalsOf(context, id);
        return Number(openingPaise) + collectedPaise - refundedPaise;
      },
    }),
    counted: t.expose('countedPaise', { type: 'Paise', nullable: true, description: 'Null while the shift is open.' }),
    difference: t.expose('differencePaise', {
      type: 'Paise',
      nullable: true,
      description: '`counted` less `expected`: negative when cash is missing; null while the shift is open.',
    }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'Null while the shift is open.' }),
    closedBy: t.field(actorField('closedBy', 'Null while the shift is open and for a deleted account.')),
    signedOffAt: t.expose('signedOffAt', { type: 'DateTime', nullable: true, description: 'Null until then.' }),
    signedOffBy: t.field(actorField('signedOffBy', 'Null before and for a deleted account.')),
    note: t.exposeString('note', { nullable: true, description: 'Of who signed it off.' }),
    movements: t.connection(
      {
        type: CashMovementRef,
        description: 'Newest first.',
        select: (args, _context, nestedSelection) => ({
          movements: relationPage(args, nestedSelection({ select: { id: true } }, ['edges', 'node'])),
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
        "The viewer's shifts, with the permission `ORDERS` all, newest first. Needs the permission `ORDERS` or `REFUNDS` or `DELIVERIES`.",
      authScopes: { deliveries: true, orders: true, refunds: true },
      args: { status: t.arg({ type: CashShiftStatusRef, description: 'All without it.' }) },
      resolve: (_root, { status, ...args }, context, info) => {
        const where = {
          AND: [cashShiftWhere(requireViewer(context.authentication)), status ? STATUS_WHERE[status] : {}],
        };
        return nodePage(
          { args, context, info, typeName: 'CashShift', select: { id: true } },
          { where, find: (query) => db.cashShift.findMany(query), count: (query) => db.cashShift.count(query) },
        );
      },
    },
    { name: 'CashShiftConnection', description: 'A list of cash shifts.' },
    { name: 'CashShiftEdge', description: 'A cash shift in a list.' },
  ),
  cashShift: t.prismaField({
    type: CashShiftRef,
    nullable: true,
    description:
      "One of the viewer's shifts, with the permission `ORDERS` any. Needs the permission `ORDERS` or `REFUNDS` or `DELIVERIES`.",
    authScopes: { deliveries: true, orders: true, refunds: true },
    args: { id: t.arg.globalID({ for: CashShiftRef, required: true, description: '`shift_…`.' }) },
    resolve: (query, _root, { id }, { authentication }) =>
      db.cashShift.findUnique({ ...query, where: { id: id.id, AND: cashShiftWhere(requireViewer(authentication)) } }),
  }),
  openCashShift: t.prismaField({
    type: CashShiftRef,
    nullable: true,
    description: "The viewer's open shift. Needs the permission `ORDERS` or `REFUNDS` or `DELIVERIES`.",
    authScopes: { deliveries: true, orders: true, refunds: true },
    resolve: (query, _root, _args, { authentication }) =>
      db.cashShift.findFirst({ ...query, where: { holderId: requireViewer(authentication).userId, closedAt: null } }),
  }),
}));
