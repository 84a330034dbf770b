import { BYTE_ORDER_MARK, csvText, escapeFormula } from '../../../platform/core/csv.ts';
import { phoneDigits } from '../../../platform/core/phoneNumber.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { limitTo } from '../../../platform/db/keysetSql.ts';
import { customerConditions, type CustomerFilter } from '../customerConditions.ts';
import { readCustomerContacts } from '../readCustomerContacts.ts';
import { readCustomerFigures } from '../customerFigures.ts';

const PAGE_SIZE = 500;

/** The columns of the file. */
export const CUSTOMER_COLUMNS = [
  ...['id', 'name', 'email', 'email_confirmed', 'mobile', 'city', 'registered_at'],
  ...['orders', 'spent', 'refunded', 'last_order_at', 'suspended', 'cash_on_delivery_blocked'],
] as const;

interface ExportedRow {
  id: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  mobile: string | null;
  createdAt: Date;
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

function readPage(
  selection: { search: string; filter: CustomerFilter },
  last: string | undefined,
): Promise<ExportedRow[]> {
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
