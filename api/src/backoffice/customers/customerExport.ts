import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BYTE_ORDER_MARK, csvText, escapeFormula } from '../../platform/core/csv.ts';
import { phoneDigits } from '../../platform/core/phoneDigits.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { db } from '../../platform/db/client.ts';
import { Prisma, type User } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { customerConditions, type CustomerFilter, countCustomers } from './findCustomers.ts';
import { readCustomerContacts, readCustomerFigures } from './customerFigures.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { shopDay } from '../../platform/core/shopCalendar.ts';
import type { StaffAccess } from '../../platform/core/caller.ts';
import { requireViewer, type Authentication, type Viewer } from '../../platform/core/viewer.ts';
import { csvFileHeaders } from '../../platform/http/downloads.ts';
import { sendError, readOnlyRoute } from '../../platform/http/errorResponses.ts';
import { refuseExport } from '../../shop/identity/authentication/refuseExport.ts';

const PAGE_SIZE = 500;

export const CUSTOMER_COLUMNS = [
  ...['id', 'name', 'email', 'email_confirmed', 'mobile', 'city', 'registered_at'],
  ...['orders', 'spent', 'refunded', 'last_order_at', 'suspended', 'cash_on_delivery_blocked'],
] as const;

interface ExportedRow extends Pick<User, 'id' | 'name' | 'email' | 'mobile' | 'createdAt'> {
  isEmailVerified: boolean;
  isSuspended: boolean;
  isCashBlocked: boolean;
}

/**
 * Exports the customers that match as CSV, in pages, newest first: amounts in rupees, times in ISO 8601. Texts that a spreadsheet would run
 * as a formula have an apostrophe before them.
 */
export async function* exportCustomers(selection: { search: string; filter: CustomerFilter }): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([CUSTOMER_COLUMNS]);
  let last: string | undefined;
  do {
    const page = await readPage(selection, last);
    const ids = page.map(({ id }) => id);
    const [figures, contacts] = await Promise.all([readCustomerFigures(ids), readCustomerContacts(ids)]);
    const rows = page.map((row) => {
      const { numberOfOrders = 0, amountSpent = 0, amountRefunded = 0, lastOrderAt } = figures.get(row.id) ?? {};
      const contact = contacts.get(row.id);
      return [
        encodeId('Customer', row.id),
        escapeFormula(row.name),
        escapeFormula(row.email),
        yesOrNo(row.isEmailVerified),
        mobileOf(row.mobile ?? contact?.mobile ?? ''),
        escapeFormula(contact?.city ?? ''),
        row.createdAt.toISOString(),
        String(numberOfOrders),
        rupees(amountSpent),
        rupees(amountRefunded),
        lastOrderAt?.toISOString() ?? '',
        yesOrNo(row.isSuspended),
        yesOrNo(row.isCashBlocked),
      ];
    });
    if (rows.length > 0) yield csvText(rows);
    last = page.length < PAGE_SIZE ? undefined : ids.at(-1);
  } while (last);
}

function readPage(selection: { search: string; filter: CustomerFilter }, last: string | undefined) {
  const after = last === undefined ? Prisma.empty : Prisma.sql`AND customer.id < ${last}::uuid`;
  return db.$queryRaw<ExportedRow[]>`
    SELECT customer.id::text, customer.name, customer.email, customer.email_verified_at IS NOT NULL AS "isEmailVerified", customer.mobile,
      customer.created_at AS "createdAt", customer.status = 'SUSPENDED' AS "isSuspended",
      EXISTS (
        SELECT FROM user_blocks WHERE user_id = customer.id AND kind = 'CASH_ON_DELIVERY' AND lifted_at IS NULL
      ) AS "isCashBlocked"
    FROM users customer WHERE ${customerConditions(selection)} ${after} ORDER BY customer.id DESC ${limitTo(PAGE_SIZE)}`;
}

/** The ten digits of a number, without a sign that a spreadsheet would calculate with. */
function mobileOf(text: string): string {
  return phoneDigits(text) ?? escapeFormula(text);
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

/** Paise as rupees, without a sign of the currency: `120.50`. */
function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}

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
    reply.headers(csvFileHeaders(`customers-${shopDay(new Date())}.csv`));
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
