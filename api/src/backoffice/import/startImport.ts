import { db, type Transaction } from '../../platform/db/client.ts';
import { isUniqueViolation } from '../../platform/db/databaseFailure.ts';
import { Prisma, type ImportStatus } from '../../platform/db/generated/client.ts';
import type { PubSub } from '../../platform/events/pubSub.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from './importErrors.ts';
import { isPriceCutSql, PriceCutError } from '../catalogue/priceCut.ts';
import { auditImportStep } from './finishImport.ts';
import { enqueueImport, importTopic } from './importJob.ts';

const DONE = 'This import is done already';

/** The reasons why an import in another state can't start. */
const NOT_READY: Record<Exclude<ImportStatus, 'CHECKED' | 'FAILED'>, string> = {
  UNDO_CHECKING: DONE,
  UNDO_CHECKED: DONE,
  UNDOING: DONE,
  UNDO_FAILED: DONE,
  UNDONE: 'This import was undone',
  MAPPING: 'The columns of this file are not mapped yet',
  CHECKING: 'The dry run of this file is not done yet',
  RUNNING: 'This import is running already',
  DONE,
  DISCARDED: 'This import was discarded',
};

/**
 * Starts an import after its dry run, with the viewer as its actor, or resumes one that stopped; a dry run that stopped resumes as
 * a dry run. @throws PriceCutError, CatalogueImportNotFoundError, CatalogueImportNotReadyError
 */
export async function startImport(
  viewer: Viewer,
  { importId, mayCutPrices = false }: { importId: string; mayCutPrices?: boolean },
  { pubSub, now }: { pubSub: PubSub; now: Date },
): Promise<{ importId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  try {
    return await db.$transaction(async (tx) => {
      const [lockedImport] = await tx.$queryRaw<{ status: ImportStatus; isChecked: boolean; startedAt: Date | null }[]>`
        SELECT status, checked_count = row_count AS "isChecked", started_at AS "startedAt"
        FROM catalogue_imports WHERE id = ${importId}::uuid FOR NO KEY UPDATE`;
      if (!lockedImport) throw new CatalogueImportNotFoundError();
      const { status, isChecked, startedAt } = lockedImport;
      if (status !== 'CHECKED' && status !== 'FAILED') throw new CatalogueImportNotReadyError(NOT_READY[status]);
      if (isChecked && !mayCutPrices && (await cutsPrices(tx, importId))) throw new PriceCutError();
      const beginning = startedAt ? {} : { startedAt: now, pictureCount: 0 }; // the dry run estimated the count
      const started = await tx.catalogueImport.update({
        where: { id: importId },
        data: isChecked
          ? { status: 'RUNNING', failure: null, actorId: viewer.userId, ...beginning }
          : { status: 'CHECKING', failure: null },
        select: { fileName: true, status: true },
      });
      await auditImportStep(tx, viewer, { importId, ...started });
      await enqueueImport(tx, importId);
      await pubSub.notify(tx, importTopic(importId));
      return { importId };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new CatalogueImportNotReadyError('Another import is running');
    throw error;
  }
}

/** Whether the price of a product would fall below half of what it is, by what the dry run has found; prices are rupees there. */
async function cutsPrices(tx: Transaction, importId: string): Promise<boolean> {
  const after = (field: string) =>
    Prisma.sql`(SELECT (change ->> 'after')::numeric FROM jsonb_array_elements(row.changes) AS change WHERE change ->> 'field' = ${field})`;
  const target = Prisma.sql`jsonb_build_object('mrpPaise', ${after('price')} * 100, 'discountPercent', ${after('discount')})`;
  const [{ isCut }] = await tx.$queryRaw<[{ isCut: boolean }]>`
    SELECT EXISTS (
      SELECT FROM import_rows AS row JOIN products AS product ON product.sku = row.sku
      WHERE row.import_id = ${importId}::uuid AND row.outcome = 'UPDATE' AND row.done_at IS NULL AND ${isPriceCutSql(target)}
    ) AS "isCut"`;
  return isCut;
}
