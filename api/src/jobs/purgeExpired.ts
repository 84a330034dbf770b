import { sumUpMovements } from '../shop/stock/ledger/stockLedger.ts';
import { RETENTION, YEAR_DAYS } from '../shop/privacy/retention.ts';
import { discardExpiredZips } from '../backoffice/import/zip/discardExpiredZips.ts';
import { db } from '../platform/db/client.ts';
import type { Prisma } from '../platform/db/generated/client.ts';
import type { PubSub } from '../platform/events/pubSub.ts';
import { JOB_STATE_SQL } from './jobs.ts';
import { SCHEDULE } from './schedule.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

const IMPORT_BATCH_SIZE = 5;
const SCHEDULED_JOB_DAYS = 1; // the schedule has started the task again since
/** Full calendar years stay. */
const BOOK_YEARS = RETENTION.books.days / YEAR_DAYS;
const AUDIT_BATCH_SIZE = 10_000;

/** One by one, because each may have as many rows as there are products. */
const BULK_OPERATION_BATCH_SIZE = 1;

/** The data that are kept for a number of days. */
type PeriodName = {
  [Name in keyof typeof RETENTION]: (typeof RETENTION)[Name] extends { days: number } ? Name : never;
}[keyof typeof RETENTION];

/**
 * Deletes rows that have expired at `now`, by the periods of `RETENTION`. Returns the number of deleted rows of each kind, of orders whose keys were cleared, and of
 * products whose old stock movements were summed up.
 */
export async function purgeExpired(now: Date, pubSub: PubSub): Promise<Record<string, number>> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const endOf = (kind: PeriodName) => daysAgo(RETENTION[kind].days);
  const deletions = {
    sessions: db.session.deleteMany({ where: { expiresAt: { lt: now } } }),
    apiTokens: db.apiToken.deleteMany({ where: { expiresAt: { lt: now } } }),
    rotatedTokens: db.rotatedRefreshToken.deleteMany({ where: { rotatedAt: { lt: endOf('rotatedTokens') } } }),
    staffInvitations: db.staffInvitation.deleteMany({ where: { expiresAt: { lt: now } } }),
    codes: db.oneTimeCode.deleteMany({ where: { expiresAt: { lt: now } } }),
    idempotencyKeys: db.idempotencyKey.deleteMany({ where: { createdAt: { lt: endOf('idempotencyKeys') } } }),
    mails: db.mail.deleteMany({
      where: {
        createdAt: { lt: endOf('mails') }, // the indexed column; a mail is sent after it was created
        OR: [{ claimedAt: null }, { claimedAt: { lt: endOf('mails') } }],
      },
    }),
    throttleCounts: db.throttleCount.deleteMany({ where: { expire: { lt: now.getTime() } } }),
    searches: db.search.deleteMany({ where: { day: { lt: endOf('searches') } } }),
    productBatches: db.productBatch.deleteMany({ where: { createdAt: { lt: endOf('productBatches') } } }),
    webhookEvents: db.paymentWebhookEvent.deleteMany({ where: { handledAt: { lt: endOf('webhookEvents') } } }),
    webhookDeliveries: db.webhookDelivery.deleteMany({ where: { createdAt: { lt: endOf('webhookDeliveries') } } }), // and their attempts
    sandboxPayments: db.sandboxPayment.deleteMany({ where: { createdAt: { lt: endOf('sandboxPayments') } } }), // and their refunds
    stockNotifications: db.stockNotification.deleteMany({
      where: {
        OR: [{ notifiedAt: { lt: endOf('stockNotifications') } }, { product: { deletedAt: { not: null } } }],
      },
    }),
    unusedPhotos: db.refundRequestPhoto.deleteMany({
      where: { refundRequestId: null, createdAt: { lt: endOf('unusedPhotos') } },
    }),
    decidedPhotos: db.refundRequestPhoto.deleteMany({
      where: { request: { decidedAt: { lt: endOf('decidedPhotos') } } },
    }),
    grievances: db.grievance.deleteMany({ where: { resolvedAt: { lt: endOf('grievances') } } }), // and their mails
    scheduledJobs: deleteFailedScheduledJobs(daysAgo(SCHEDULED_JOB_DAYS)),
    formerBlocks: db.userBlock.deleteMany({
      where: { contactKeys: { isEmpty: false }, createdAt: { lt: endOf('formerBlocks') } },
    }),
    campaignRecipients: db.campaignRecipient.deleteMany({ where: { createdAt: { lt: endOf('campaignRecipients') } } }),
    consents: deleteFormerConsents(endOf('consents')),
    orderKeys: deleteOrderKeys(endOf('orderKeys')),
  };
  const deleted = await db.$transaction(Object.values(deletions));
  const reportRuns = await db.reportRun.deleteMany({ where: { createdAt: { lt: endOf('reportRuns') } } });
  // One by one, because each may have 1,00,000 rows.
  const imports = await db.catalogueImport.deleteMany({
    where: {
      createdAt: { lt: endOf('imports') },
      status: { notIn: ['CHECKING', 'RUNNING', 'UNDO_CHECKING', 'UNDOING'] },
    },
    limit: IMPORT_BATCH_SIZE,
  });
  const importFiles = await discardExpiredZips(endOf('importFiles'), pubSub);
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
    importFiles,
    bulkOperations: bulkOperations.count,
    auditEntries,
    ledgers,
  };
}

function countOf(deleted: number | { count: number }): number {
  return typeof deleted === 'number' ? deleted : deleted.count;
}

/** Deletes the consents of accounts that were deleted before `before`; after the deletion neither they nor the account change. */
function deleteFormerConsents(before: Date): Prisma.PrismaPromise<number> {
  return db.$executeRaw`
    DELETE FROM consents USING users
    WHERE users.id = user_id AND status = 'INACTIVE' AND users.updated_at < ${before}
      AND consents.created_at < ${before} AND NOT EXISTS (
      SELECT FROM consents AS later WHERE later.user_id = users.id AND later.created_at >= ${before})`;
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
