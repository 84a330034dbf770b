import { db } from '../../../platform/db/client.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { toNodeConnection, connectionQuery } from '../../../platform/graphql/connection.ts';
import { REFUND_REQUEST_CONNECTION, RefundRequestRef, RefundRequestStatusRef } from './refundRequest.schema.ts';

const RefundRequestSortRef = builder.enumType('RefundRequestSort', {
  description: 'The order of refund requests.',
  values: {
    NEWEST: { description: 'The latest report first.' },
    OLDEST: { description: 'The earliest report first, as a queue.' },
  },
});

builder.queryField('refundRequests', (t) =>
  t.connection(
    {
      type: RefundRequestRef,
      nullable: true,
      description: 'The refund requests of all shoppers. Needs the permission `REFUNDS`.',
      authScopes: { refunds: true },
      args: {
        statuses: t.arg({
          type: [RefundRequestStatusRef],
          description: 'Only requests in one of these states; all without it.',
        }),
        sort: t.arg({ type: RefundRequestSortRef, defaultValue: 'NEWEST', description: 'The order of the list.' }),
      },
      resolve: async (_root, { statuses, sort, ...args }, context, info) => {
        requirePermission(requireViewer(context.authentication), 'REFUNDS');
        const query = connectionQuery({ context, info, typeName: 'RefundRequest' });
        const where = statuses ? { status: { in: [...new Set(statuses)] } } : {};
        const page = keysetPage(args, 'id', sort === 'OLDEST' ? 'asc' : 'desc');
        const rows = await db.refundRequest.findMany({ ...query, ...page, where: { AND: [where, page.where] } });
        return toNodeConnection(rows, args, () => db.refundRequest.count({ where }));
      },
    },
    ...REFUND_REQUEST_CONNECTION,
  ),
);
