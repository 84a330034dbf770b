import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { shopDay } from '../../../platform/core/shopCalendar.ts';
import type { StaffAccess } from '../../../platform/core/caller.ts';
import { requireViewer, type Authentication, type Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { csvFileHeaders } from '../../../platform/http/downloads.ts';
import { sendError, readOnlyRoute } from '../../../platform/http/errorResponses.ts';
import { refuseExport } from '../../../shop/identity/authentication/refuseExport.ts';
import type { CustomerFilter } from '../customerConditions.ts';
import { countCustomers } from '../findCustomers.ts';
import { exportCustomers } from './exportCustomers.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const query = z.object({
  search: z.string().max(100).default(''),
  isBlocked: flag.optional(),
  hasNotes: flag.optional(),
});

/**
 * Serves the customers that match a search and a filter as a CSV file to staff who may read them, as a stream with backpressure. Each
 * download is in the audit log before its first byte, with the number of customers, and without what was searched for, which may be a person.
 */
export function registerCustomerExport(
  app: FastifyInstance,
  authenticate: (request: FastifyRequest) => Promise<Authentication>,
  staffAccess: StaffAccess,
): void {
  readOnlyRoute(app, '/customers.csv', async (request, reply) => {
    const authentication = await authenticate(request);
    if (await refuseExport(reply, { authentication, staffAccess }, 'CUSTOMERS')) return reply;
    const asked = query.safeParse(request.query);
    if (!asked.success) return sendError(reply, 400, 'The search or the filter is not valid.');
    const { search, ...filter } = asked.data;
    reply.headers(csvFileHeaders(`kirana-customers-${shopDay(new Date())}.csv`));
    if (request.method === 'HEAD') return reply.send();
    await recordExport(requireViewer(authentication), { search, filter });
    return reply.send(Readable.from(exportCustomers({ search, filter })));
  });
}

async function recordExport(viewer: Viewer, { search, filter }: { search: string; filter: CustomerFilter }) {
  const customerCount = await countCustomers(viewer, { search, filter });
  await db.$transaction((tx) =>
    recordAudit(tx, viewer, {
      action: 'CUSTOMER_EXPORT',
      subjectId: viewer.userId,
      subjectName: null,
      before: null,
      after: { customerCount, isSearched: search.trim() !== '', ...filter },
    }),
  );
}
