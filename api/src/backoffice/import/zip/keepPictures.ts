import { db } from '../../../platform/db/client.ts';
import type { CatalogueImport } from '../../../platform/db/generated/client.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { queueChange } from '../../catalogue/changeJob.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from '../importErrors.ts';

/**
 * Chooses whether products keep their present pictures before those of a zip, and queues its dry run again.
 * @throws CatalogueImportNotFoundError, CatalogueImportNotReadyError
 */
export async function keepPictures(
  viewer: Viewer,
  { importId, keepsPictures }: { importId: string; keepsPictures: boolean },
  { pubSub }: { pubSub: PubSub },
): Promise<{ importId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const [found] = await tx.$queryRaw<Pick<CatalogueImport, 'status' | 'format' | 'keepsPictures'>[]>`
      SELECT status, format, keeps_pictures AS "keepsPictures" FROM catalogue_imports
      WHERE id = ${importId}::uuid FOR NO KEY UPDATE`;
    if (!found) throw new CatalogueImportNotFoundError();
    if (found.format !== 'PICTURES' || found.status !== 'CHECKED') {
      throw new CatalogueImportNotReadyError(
        'You can choose this for a zip of pictures between its check and its start',
      );
    }
    if (found.keepsPictures === keepsPictures) return { importId };
    await tx.$executeRaw`
      UPDATE import_rows SET outcome = NULL, issues = '[]', notices = '[]', changes = '[]'
      WHERE import_id = ${importId}::uuid AND jsonb_exists(cells, 'images')`;
    await tx.$executeRaw`
      UPDATE catalogue_imports SET status = 'CHECKING', keeps_pictures = ${keepsPictures}, create_count = 0, update_count = 0,
        unchanged_count = 0, notice_counts = '[]', checked_count = counted.refused, rejected_count = counted.refused
      FROM (SELECT count(outcome)::int AS refused FROM import_rows WHERE import_id = ${importId}::uuid) AS counted
      WHERE id = ${importId}::uuid`;
    await queueChange(tx, { source: 'file', id: importId, pubSub });
    return { importId };
  });
}
