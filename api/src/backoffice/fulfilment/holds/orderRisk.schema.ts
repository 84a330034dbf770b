import { requireViewer } from '../../../platform/core/viewer.ts';
import { batchedLoad } from '../../../platform/graphql/batchedLoad.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { OrderRef } from '../../../shop/orders/order.schema.ts';
import { readOrderRisks, RISK_DAYS, type OrderRisk } from './readOrderRisks.ts';

const OrderRiskRef = builder.objectRef<OrderRisk>('OrderRisk').implement({
  description:
    'Facts from which an admin decides whether an order is genuine. Needs the permission `ORDERS` or `REFUNDS`.',
  fields: (t) => ({
    isEmailConfirmed: t.exposeBoolean('isEmailConfirmed', {
      description: "Whether the shopper's e-mail address is confirmed.",
    }),
    accountCreatedAt: t.expose('accountCreatedAt', {
      type: 'DateTime',
      description: 'When the shopper created the account.',
    }),
    deliveredOrderCount: t.exposeInt('deliveredOrderCount', {
      description: 'The number of earlier orders of the shopper that were delivered.',
    }),
    cancelledOrderCount: t.exposeInt('cancelledOrderCount', {
      description: 'The number of earlier orders of the shopper that were cancelled.',
    }),
    otherAccountsAtAddress: t.exposeInt('otherAccountsAtAddress', {
      nullable: true,
      description: `The number of other accounts that ordered to the same door in the last ${RISK_DAYS} days; null for an order that is older.`,
    }),
    otherAccountsInNetwork: t.exposeInt('otherAccountsInNetwork', {
      nullable: true,
      description: `The number of other accounts that ordered from the same network, an IPv4 address or an IPv6 /64, in the last ${RISK_DAYS} days; null for an order that is older. A mobile carrier's customers share addresses.`,
    }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  risk: t.field({
    type: OrderRiskRef,
    nullable: true,
    description:
      'Facts from which an admin decides whether the order is genuine. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    select: { id: true },
    resolve: ({ id }, _args, context) => {
      const viewer = requireViewer(context.authentication);
      const batch = (ids: readonly string[]) => readOrderRisks(viewer, ids, new Date());
      return batchedLoad(context, { key: readOrderRisks, batch }, id);
    },
  }),
}));
