import { describe, expect, it } from 'vitest';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { adjustStoreCredit } from '../storeCredit/adjustStoreCredit.ts';
import { db } from '../../platform/db/client.ts';
import { updateOrderState } from '../../backoffice/fulfillment/updateOrderState.ts';
import { hashPassword } from '../identity/login/password.ts';
import { declineRefundRequest } from '../refunds/requests/decideRefundRequest.ts';
import { makeApiToken } from '../../testing/apiTokenFixtures.ts';
import {
  makeAddress,
  makeCartLine,
  makeProduct,
  makeSession,
  makeShopper,
  makeStaff,
  makeStoreCredit,
  newId,
} from '../../testing/fixtures.ts';
import { fakeCaller } from '../../testing/graphql/fakeCaller.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { grievanceFixture } from '../../testing/grievanceFixture.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { reportProblem } from '../../testing/refundRequestFixtures.ts';
import { updateNominee } from '../privacy/nominee.ts';
import { deleteAccount } from './deleteAccount.ts';

const PASSWORD = 'the right password';
const MARK = `Zubeida${newId().slice(-12)}`;
const EMAIL = `${MARK.toLowerCase()}@kirana.example`;
const MOBILE = '9123456780';

/** What people say of themselves, or others of them: the test writes the mark into each, and finds it nowhere after the deletion. */
const PERSONAL: Record<string, readonly string[]> = {
  addresses: [
    'building',
    'delivery_instructions',
    'floor',
    'house',
    'landmark',
    'line',
    'mobile',
    'receiver_name',
    'street',
  ],
  api_tokens: ['name'],
  cash_shifts: ['note'],
  customer_notes: ['body'],
  grievances: ['body', 'email', 'name', 'mobile', 'note', 'subject'],
  mails: ['recipient'],
  nominees: ['email', 'mobile', 'name', 'relationship'],
  one_time_codes: ['email'],
  order_events: ['note'],
  orders: ['address_line', 'buyer_name', 'delivery_note', 'mobile', 'recipient_name'],
  payments: ['session_url'],
  refund_requests: ['decision_note', 'note'],
  refunds: ['note'],
  saved_filters: ['name', 'query'],
  sessions: ['user_agent'],
  staff_invitations: ['email'],
  stock_movements: ['note'],
  store_credit_transactions: ['note'],
  user_blocks: ['reason'],
  users: ['email', 'mobile', 'name', 'pending_email'],
};

/** Tables whose texts are about goods, or that the shop and its machines write. */
const IMPERSONAL_TABLES = [
  ...[
    'catalogue_imports',
    'categories',
    'credit_notes',
    'idempotency_keys',
    'import_files',
    'import_mappings',
    'import_rows',
  ],
  ...['invoice_series', 'invoices', 'job_workers', 'order_lines', 'payment_webhook_events', 'pictures'],
  ...[
    'product_bulk_operation_rows',
    'product_bulk_operations',
    'products',
    'refund_request_photos',
    'report_run_parts',
  ],
  ...['report_runs', 'role_definitions', 'sales', 'sandbox_payments', 'sandbox_refunds', 'search_category_terms'],
  ...['breach_entries', 'campaigns', 'collections', 'home_sections', 'home_versions', 'page_versions', 'parties'],
  'skipped_setup_steps',
  ...[
    'search_documents',
    'search_postings',
    'search_queue',
    'search_rules',
    'search_staples',
    'search_terms',
    'searches',
  ],
  ...[
    'settings',
    'sub_categories',
    'synonym_groups',
    'synonym_releases',
    'synonyms',
    'throttle_counts',
    'webhook_attempts',
  ],
  ...['webhook_deliveries', 'webhook_endpoints'],
];

/** Columns beside personal ones: names of places and providers, keyed hashes, and the audit log, which copies no personal data. */
const IMPERSONAL: Record<string, readonly string[]> = {
  addresses: ['city', 'country', 'pincode', 'state'],
  api_tokens: ['last_four'],
  audit_entries: ['after', 'before', 'subject_name'],
  consents: ['language', 'notice'],
  disputes: ['provider_dispute_id', 'reason'],
  grievances: ['idempotency_key'],
  orders: ['address_key', 'buyer_gstin', 'city', 'country', 'network_key', 'pincode', 'state'],
  payments: ['provider', 'provider_payment_id', 'provider_session_id'],
  refunds: ['failure', 'provider_refund_id'],
  user_blocks: ['contact_keys'],
  users: ['password_hash'],
};

interface Column {
  table: string;
  column: string;
}

const textColumns = () => db.$queryRaw<Column[]>`
  SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
  JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'
    AND (data_type IN ('text', 'character varying', 'json', 'jsonb') OR udt_name = '_text')
  ORDER BY 1, 2`;

/** The tables that have the mark anywhere in a row. */
async function tablesWith(traces: readonly string[]): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<object[]>(
      `SELECT FROM ${name} AS t WHERE to_jsonb(t)::text ILIKE ANY ($1::text[]) LIMIT 1`,
      traces.map((trace) => `%${trace}%`),
    );
    if (rows.length > 0) found.push(name.replace(/^public\./, ''));
  }
  return found;
}

/** A shopper who used everything, and about whom staff noted much. */
async function makeKnownShopper(): Promise<SessionViewer> {
  const shopper = await makeShopper({
    ...{ email: EMAIL, name: MARK, mobile: MOBILE, pendingEmail: `new-${EMAIL}` },
    passwordHash: await hashPassword(PASSWORD),
  });
  const viewer = await makeSession(shopper, `A browser of ${MARK}`);
  const { userId } = viewer;
  const staff = await makeStaff('ORDERS', 'REFUNDS', 'CUSTOMERS', 'DELIVERIES');
  const { id: productId } = await makeProduct();
  await makeCartLine(viewer, productId, 2);
  const addressId = await makeAddress(viewer);
  await db.address.update({
    where: { id: addressId },
    data: {
      ...{ mobile: MOBILE, line: MARK, house: MARK, floor: MARK, building: MARK, street: MARK, landmark: MARK },
      ...{ receiverName: MARK, deliveryInstructions: MARK },
    },
  });
  const request = { addressId, expectedTotal: 20_000, idempotencyKey: newId(), deliveryNote: MARK };
  const { orderId } = await placeOrderFixture(viewer, request);
  await db.payment.update({ where: { orderId }, data: { sessionUrl: `https://pay.example/${MARK}` } });
  const services = { pubSub: paymentServices().pubSub, now: new Date() };
  const onItsWay = { orderId, to: 'OUT_FOR_DELIVERY', note: `For ${MARK}` } as const;
  await db.order.update({ where: { id: orderId }, data: { status: 'PACKED', riderId: staff.userId } });
  await updateOrderState(staff, onItsWay, paymentServices());
  // After the invoice, which names the firm for as long as the law keeps it.
  const buyer = { buyerName: MARK, buyerGstin: '29AAPFU0939F1ZR' };
  await db.order.update({ where: { id: orderId }, data: { status: 'DELIVERED', deliveredAt: new Date(), ...buyer } });
  const payment = await db.payment.update({ where: { orderId }, data: { status: 'PAID', paidAt: new Date() } });
  const lines = await db.orderLine.findMany({ where: { orderId } });
  const refundRequestId = await reportProblem(
    { orderId, viewer, productIds: [productId], lineIds: lines.map(({ id }) => id) },
    { note: `${MARK} found it torn` },
  );
  await declineRefundRequest(staff, { refundRequestId, note: `${MARK} was wrong` }, services);
  await db.refund.create({
    data: {
      paymentId: payment.id,
      amountPaise: 100n,
      reason: 'RETURNED',
      note: `${MARK} called`,
      actorId: staff.userId,
    },
  });
  await db.stockMovement.updateMany({ where: { orderId }, data: { note: `${MARK} brought it back` } });
  await db.orderEvent.updateMany({ where: { orderId }, data: { note: `${MARK} is waiting` } });
  await makeStoreCredit(viewer, 2500, `${MARK} waited`);
  await adjustStoreCredit(
    staff,
    { userId, amountPaise: 500, note: `${MARK} waited again`, idempotencyKey: newId() },
    { shop: TEST_TERMS, now: new Date() },
  );
  const { id: roleDefinitionId } = await db.roleDefinition.findFirstOrThrow({ where: { builtIn: 'RIDER' } });
  await db.staffInvitation.create({ data: { email: EMAIL, roleDefinitionId, expiresAt: new Date() } });
  await db.customerNote.create({ data: { userId, body: `${MARK} is friendly` } });
  const complaint = { name: MARK, email: EMAIL, mobile: MOBILE, subject: MARK, body: MARK, note: `Sorry, ${MARK}` };
  await db.grievance.create({ data: { ...grievanceFixture(), ...complaint, userId } });
  await db.userBlock.create({ data: { userId, kind: 'CASH_ON_DELIVERY', reason: `${MARK} was not in` } });
  await db.userBlock.create({ data: { userId, kind: 'ACCOUNT', reason: `${MARK} once`, liftedAt: new Date() } });
  await db.savedFilter.create({ data: { userId, kind: 'ORDERS', name: MARK, query: `q=${MARK}` } });
  await db.cashShift.create({
    data: {
      ...{ holderId: userId, closedAt: new Date(), closedById: staff.userId, expectedPaise: 100n, countedPaise: 90n },
      ...{ signedOffAt: new Date(), signedOffById: staff.userId, note: `${MARK} lost it` },
    },
  });
  const nominee = { name: MARK, email: EMAIL, mobile: MOBILE, relationship: MARK };
  await updateNominee(viewer, nominee, new Date());
  await makeApiToken(viewer, { name: MARK });
  await db.oneTimeCode.create({
    data: {
      userId,
      purpose: 'EMAIL_CHANGE',
      email: EMAIL,
      codeHash: new Uint8Array(32),
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  return viewer;
}

describe('the deletion of an account', () => {
  it('leaves nothing in any table of what people said of themselves, or others of them', async () => {
    const viewer = await makeKnownShopper();
    for (const [table, columns] of Object.entries(PERSONAL)) {
      for (const column of columns) {
        const rows = await db.$queryRawUnsafe<object[]>(
          `SELECT FROM "${table}" WHERE "${column}" ILIKE ANY ($1::text[])`,
          [MARK, MOBILE].map((trace) => `%${trace}%`),
        );
        expect(rows, `${table}.${column} is marked`).not.toEqual([]);
      }
    }
    await deleteAccount(viewer, { password: PASSWORD, caller: fakeCaller() }, new Date());
    await db.mail.deleteMany({ where: { kind: 'ACCOUNT_DELETED', recipient: EMAIL } }); // as its job does once it is sent
    expect(await tablesWith([MARK, MOBILE])).toEqual([]);
  });

  it('knows each column with a text', async () => {
    const isKnown = ({ table, column }: Column) =>
      IMPERSONAL_TABLES.includes(table) || [PERSONAL, IMPERSONAL].some((columns) => columns[table]?.includes(column));
    const unknown = (await textColumns()).filter((column) => !isKnown(column));
    expect(unknown, 'a new column is personal or not; the deletion erases it').toEqual([]);
  });
});
