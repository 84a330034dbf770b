import { sumUpMovements } from '../shop/stock/ledger/stockLedger.ts';
import { MAX_REPORT_DAYS } from '../platform/core/shopCalendar.ts';
import { db } from '../platform/db/client.ts';
import type { Prisma } from '../platform/db/generated/client.ts';
import { RISK_DAYS } from '../backoffice/fulfillment/orderHolds.ts';
import { JOB_STATE_SQL } from './jobs.ts';
import { SCHEDULE } from './schedule.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

const KEY_DAYS = 1;
const MAIL_DAYS = 7;
const IMPORT_DAYS = 90;
const IMPORT_BATCH_SIZE = 5;
const BATCH_DAYS = 2; // a batch can be undone for one day
const WEBHOOK_DAYS = 30; // a signature is valid for minutes, and Stripe retries for three days
const DELIVERY_DAYS = 30;
const REPORT_RUN_DAYS = 7;
const SANDBOX_PAYMENT_DAYS = 90;
const STOCK_NOTIFICATION_DAYS = 30; // after its mail
const UNUSED_PHOTO_DAYS = 1; // of refund requests that were begun and not sent
const DECIDED_PHOTO_DAYS = 180; // after the decision
const SCHEDULED_JOB_DAYS = 1; // the schedule has started the task again since
const GRIEVANCE_DAYS = 3 * 365; // after the answer; a consumer has two years to go to a commission (Consumer Protection Act, 2019, section 69)
const FORMER_BLOCK_DAYS = 365; // the blocks of deleted accounts
const ROTATED_TOKEN_DAYS = 30; // the longest life of a session; an older token has expired anyway

/**
 * Books of account are kept for eight financial years (Companies Act, 2013, section 128(5)), the longest period that a shop is bound
 * to: the audit log and the movements of the stock ledger stay for nine calendar years.
 */
const BOOK_YEARS = 9;
const AUDIT_BATCH_SIZE = 10_000;

/** One by one, because each may have as many rows as there are products. */
const BULK_OPERATION_BATCH_SIZE = 1;

/**
 * Deletes rows that have expired at `now`. Returns the number of deleted rows of each kind, of orders whose keys were cleared, and of
 * products whose old stock movements were summed up.
 */
export async function purgeExpired(now: Date): Promise<Record<string, number>> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const deletions = {
    sessions: db.session.deleteMany({ where: { expiresAt: { lt: now } } }),
    apiTokens: db.apiToken.deleteMany({ where: { expiresAt: { lt: now } } }),
    rotatedTokens: db.rotatedRefreshToken.deleteMany({ where: { rotatedAt: { lt: daysAgo(ROTATED_TOKEN_DAYS) } } }),
    staffInvitations: db.staffInvitation.deleteMany({ where: { expiresAt: { lt: now } } }),
    codes: db.oneTimeCode.deleteMany({ where: { expiresAt: { lt: now } } }),
    idempotencyKeys: db.idempotencyKey.deleteMany({ where: { createdAt: { lt: daysAgo(KEY_DAYS) } } }),
    mails: db.mail.deleteMany({
      where: {
        createdAt: { lt: daysAgo(MAIL_DAYS) }, // the indexed column; a mail is sent after it was created
        OR: [{ claimedAt: null }, { claimedAt: { lt: daysAgo(MAIL_DAYS) } }],
      },
    }),
    throttleCounts: db.throttleCount.deleteMany({ where: { expire: { lt: now.getTime() } } }),
    searches: db.search.deleteMany({ where: { day: { lt: daysAgo(MAX_REPORT_DAYS) } } }),
    productBatches: db.productBatch.deleteMany({ where: { createdAt: { lt: daysAgo(BATCH_DAYS) } } }),
    webhookEvents: db.paymentWebhookEvent.deleteMany({ where: { handledAt: { lt: daysAgo(WEBHOOK_DAYS) } } }),
    webhookDeliveries: db.webhookDelivery.deleteMany({ where: { createdAt: { lt: daysAgo(DELIVERY_DAYS) } } }), // and their attempts
    sandboxPayments: db.sandboxPayment.deleteMany({ where: { createdAt: { lt: daysAgo(SANDBOX_PAYMENT_DAYS) } } }), // and their refunds
    stockNotifications: db.stockNotification.deleteMany({
      where: {
        OR: [{ notifiedAt: { lt: daysAgo(STOCK_NOTIFICATION_DAYS) } }, { product: { deletedAt: { not: null } } }],
      },
    }),
    unusedPhotos: db.refundRequestPhoto.deleteMany({
      where: { refundRequestId: null, createdAt: { lt: daysAgo(UNUSED_PHOTO_DAYS) } },
    }),
    decidedPhotos: db.refundRequestPhoto.deleteMany({
      where: { request: { decidedAt: { lt: daysAgo(DECIDED_PHOTO_DAYS) } } },
    }),
    grievances: db.grievance.deleteMany({ where: { resolvedAt: { lt: daysAgo(GRIEVANCE_DAYS) } } }), // and their mails
    scheduledJobs: deleteFailedScheduledJobs(daysAgo(SCHEDULED_JOB_DAYS)),
    formerBlocks: db.userBlock.deleteMany({
      where: { contactKeys: { isEmpty: false }, createdAt: { lt: daysAgo(FORMER_BLOCK_DAYS) } },
    }),
    orderKeys: deleteOrderKeys(daysAgo(RISK_DAYS)),
  };
  const deleted = await db.$transaction(Object.values(deletions));
  const reportRuns = await db.reportRun.deleteMany({ where: { createdAt: { lt: daysAgo(REPORT_RUN_DAYS) } } });
  // One by one, because each may have 1,00,000 rows.
  const imports = await db.catalogueImport.deleteMany({
    where: {
      createdAt: { lt: daysAgo(IMPORT_DAYS) },
      status: { notIn: ['CHECKING', 'RUNNING', 'UNDO_CHECKING', 'UNDOING'] },
    },
    limit: IMPORT_BATCH_SIZE,
  });
  const firstKeptYear = new Date(Date.UTC(now.getUTCFullYear() - BOOK_YEARS, 0));
  // Their rows are what the audit log leaves to them, so they stay as long.
  const bulkOperations = await db.productBulkOperation.deleteMany({
    where: { createdAt: { lt: firstKeptYear } },
    limit: BULK_OPERATION_BATCH_SIZE,
  });
  const auditEntries = await db.$executeRaw`
    DELETE FROM audit_entries WHERE id IN (
      SELECT id FROM audit_entries WHERE created_at < ${firstKeptYear} ORDER BY created_at LIMIT ${AUDIT_BATCH_SIZE})`;
  const ledgers = await sumUpMovements(firstKeptYear);
  const counts = Object.keys(deletions).map((kind, at) => [kind, countOf(deleted[at] ?? 0)]);
  return {
    ...Object.fromEntries(counts),
    reportRuns: reportRuns.count,
    imports: imports.count,
    bulkOperations: bulkOperations.count,
    auditEntries,
    ledgers,
  };
}

function countOf(deleted: number | { count: number }): number {
  return typeof deleted === 'number' ? deleted : deleted.count;
}

/** Clears the address and network keys of orders older than `before`; the partial indexes hold only orders with keys. */
function deleteOrderKeys(before: Date): Prisma.PrismaPromise<number> {
  return db.$executeRaw`
    UPDATE orders SET address_key = NULL, network_key = NULL
    WHERE (address_key IS NOT NULL OR network_key IS NOT NULL) AND created_at < ${before}`;
}

/** Deletes scheduled jobs that failed permanently before `before`; the queue itself never deletes them. */
function deleteFailedScheduledJobs(before: Date): Prisma.PrismaPromise<number> {
  const tasks = SCHEDULE.map(({ task }) => task);
  return db.$executeRaw`
    SELECT id FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE task_identifier = ANY(${tasks}::text[]) AND ${JOB_STATE_SQL} = 'FAILED' AND updated_at < ${before}))`;
}
