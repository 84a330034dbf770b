import { DEFAULT_COLUMNS_SQL } from '../../../shop/catalogue/declarations/declarations.ts';
import { recordAudits, type AuditRecord } from '../../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { BLOCK_SIZE, lockImport, type ImportCursor, type LockedImport } from '../rows/importBlock.ts';
import type { CategoryState, NamedPicture } from '../../catalogue/categories/lockCategories.ts';
import { catalogueRecord } from '../../catalogue/catalogueChange.ts';
import { writeProducts } from '../rows/writeProducts.ts';
import { planUndo, type PlannedUndo, type UndoRow } from './planUndo.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';

const TRANSACTION_TIMEOUT_MS = 60_000;

/** Counts what an undo of the next rows would do, and stores why rows stay. Returns the number of the last row; null after the last one. */
export function checkUndo(cursor: ImportCursor): Promise<number | null> {
  return undoBlock(cursor, 'UNDO_CHECKING');
}

/**
 * Undoes the next rows in one transaction, with the ledger and the audit entries. Returns the number of the last row; null after the
 * last one.
 */
export function undoRows(cursor: ImportCursor): Promise<number | null> {
  return undoBlock(cursor, 'UNDOING');
}

function undoBlock({ importId }: ImportCursor, status: 'UNDO_CHECKING' | 'UNDOING'): Promise<number | null> {
  const isCheck = status === 'UNDO_CHECKING';
  return db.$transaction(
    async (tx) => {
      const lockedImport = await lockImport(tx, importId, status);
      if (!lockedImport) return null;
      const rows = await nextRows(tx, importId);
      const plans = await planUndo(tx, { importId, rows }, { isLocking: !isCheck });
      if (!isCheck) await applyPlans(tx, lockedImport, plans);
      await writePlans(tx, importId, plans);
      const isLast = rows.length < BLOCK_SIZE;
      if (isLast && isCheck) {
        await tx.catalogueImport.update({ where: { id: importId }, data: { status: 'UNDO_CHECKED' } });
      }
      return isLast ? null : (rows.at(-1)?.number ?? null);
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

/** Deletes created products and restores changed ones. */
async function applyPlans(tx: Transaction, lockedImport: LockedImport, plans: readonly PlannedUndo[]): Promise<void> {
  await deleteCreated(tx, lockedImport, plans);
  const writes = plans.flatMap((plan) =>
    plan.kind === 'restore' ? [{ id: plan.productId, before: plan.state, after: plan.restored }] : [],
  );
  await writeProducts(tx, { ...lockedImport, isUndo: true }, writes);
}

/** The rows after the stored cursor that created or changed a product. */
function nextRows(tx: Transaction, importId: string): Promise<UndoRow[]> {
  return tx.$queryRaw<UndoRow[]>`
    SELECT number, product_id::text AS "productId" FROM import_rows
    WHERE import_id = ${importId}::uuid AND product_id IS NOT NULL
      AND number > (SELECT undo_cursor FROM catalogue_imports WHERE id = ${importId}::uuid)
    ORDER BY number LIMIT ${BLOCK_SIZE}`;
}

/** Deletes created products as `deleteProduct` does. */
async function deleteCreated(tx: Transaction, lockedImport: LockedImport, plans: readonly PlannedUndo[]) {
  const deleted = plans.flatMap((plan) => (plan.kind === 'delete' ? [plan] : []));
  if (deleted.length === 0) return;
  await tx.$executeRaw`
    UPDATE products SET deleted_at = now(), updated_at = now(), version = version + 1, sku = sku || '~' || id::text
    WHERE id = ANY (${deleted.map(({ productId }) => productId)}::uuid[])`;
  await recordAudits(
    tx,
    lockedImport.actorId,
    deleted.map(({ productId: id, state }) => ({
      ...catalogueRecord({ action: 'PRODUCT_DELETE', id, before: state, after: null }),
      importId: lockedImport.id,
    })),
  );
}

/** Stores why rows stay, the counts, and the number of the last row. */
async function writePlans(tx: Transaction, importId: string, plans: readonly PlannedUndo[]): Promise<void> {
  const issues = plans.map((plan) => ({ number: plan.number, issue: plan.kind === 'keep' ? plan.reason : null }));
  const countOf = (kind: PlannedUndo['kind']) => plans.filter((plan) => plan.kind === kind).length;
  await tx.$executeRaw`
    UPDATE import_rows AS row SET undo_issue = planned.issue
    FROM jsonb_to_recordset(${JSON.stringify(issues)}::jsonb) AS planned (number int, issue text)
    WHERE row.import_id = ${importId}::uuid AND row.number = planned.number
      AND row.undo_issue IS DISTINCT FROM planned.issue`;
  await tx.catalogueImport.update({
    where: { id: importId },
    data: {
      ...(plans.length > 0 && { undoCursor: plans.at(-1)?.number ?? 0 }),
      undoDeleteCount: { increment: countOf('delete') },
      undoRestoreCount: { increment: countOf('restore') },
      undoKeepCount: { increment: countOf('keep') },
    },
    select: { id: true },
  });
}

/** A deleted category or sub-category. */
type Deleted = { id: string } & NamedPicture & Partial<CategoryState>;

/**
 * Deletes the sub-categories and categories that the import created, unless a product, a sub-category or a rule of a collection uses them or they were
 * changed since. A sub-category of the shop leaves the categories that it was added to, where no product needs that.
 */
export function undoCategories({ importId }: ImportCursor): Promise<null> {
  return db.$transaction(async (tx) => {
    const lockedImport = await lockImport(tx, importId, 'UNDOING');
    if (!lockedImport) return null;
    await removeAddedLinks(tx, importId);
    const subCategories = await deleteSubCategories(tx, importId);
    const categories = await deleteCategories(tx, importId);
    await recordAudits(tx, lockedImport.actorId, [
      ...subCategories.map((deleted) => deletion(lockedImport, 'SUB_CATEGORY_DELETE', deleted)),
      ...categories.map((deleted) => deletion(lockedImport, 'CATEGORY_DELETE', deleted)),
    ]);
    const pictureIds = [...new Set([...subCategories, ...categories].map(({ pictureId }) => pictureId))];
    if (pictureIds.length > 0) await enqueueJob(tx, REMOVE_PICTURES, { ids: pictureIds });
    return null;
  });
}

/** Removes the links between sub-categories and categories that the import added and no product needs. */
async function removeAddedLinks(tx: Transaction, importId: string): Promise<void> {
  await tx.$executeRaw`
    WITH added AS (
      SELECT entry.subject_id AS sub_category_id, (linked.value ->> 'id')::uuid AS category_id
      FROM audit_entries AS entry CROSS JOIN jsonb_array_elements(entry.after -> 'categories') AS linked
      WHERE entry.batch_id = ${importId}::uuid AND entry.action IN ('SUB_CATEGORY_CREATE', 'SUB_CATEGORY_UPDATE')
        AND NOT coalesce(entry.before -> 'categories', '[]') @> jsonb_build_array(jsonb_build_object('id', linked.value -> 'id'))
    )
    DELETE FROM sub_category_categories AS link USING added
    WHERE link.sub_category_id = added.sub_category_id AND link.category_id = added.category_id
      AND NOT EXISTS (
        SELECT FROM product_sub_categories AS sub
        JOIN product_categories AS main ON main.product_id = sub.product_id AND main.category_id = link.category_id
        JOIN products ON products.id = sub.product_id AND products.deleted_at IS NULL
        WHERE sub.sub_category_id = link.sub_category_id
      )
      AND NOT EXISTS (
        SELECT FROM collections JOIN audit_entries AS created ON created.subject_id = link.sub_category_id
        WHERE collections.filter -> 'subCategoryIds' @> to_jsonb(link.sub_category_id::text)
          AND created.batch_id = ${importId}::uuid AND created.action = 'SUB_CATEGORY_CREATE'
      )`;
}

/** Products that are deleted lose the links to what is deleted, as `deleteCategory` does it. */
async function deleteSubCategories(tx: Transaction, importId: string): Promise<Deleted[]> {
  const unused = await tx.$queryRaw<{ id: string }[]>`
    SELECT own.id::text FROM sub_categories AS own JOIN audit_entries AS entry ON entry.subject_id = own.id
    WHERE entry.batch_id = ${importId}::uuid AND entry.action = 'SUB_CATEGORY_CREATE'
      AND own.name = entry.after ->> 'name' AND own.picture_id::text = entry.after ->> 'pictureId'
      AND NOT EXISTS (SELECT FROM sub_category_categories AS link WHERE link.sub_category_id = own.id)
      AND NOT EXISTS (
        SELECT FROM product_sub_categories AS link JOIN products ON products.id = link.product_id
        WHERE link.sub_category_id = own.id AND products.deleted_at IS NULL
      )
    ORDER BY own.id FOR UPDATE OF own`;
  const ids = await inNoRule(tx, 'subCategoryIds', unused);
  await tx.productSubCategory.deleteMany({ where: { subCategoryId: { in: ids } } });
  return tx.$queryRaw<Deleted[]>`
    DELETE FROM sub_categories WHERE id = ANY (${ids}::uuid[]) RETURNING id::text, name, picture_id::text AS "pictureId"`;
}

async function deleteCategories(tx: Transaction, importId: string): Promise<Deleted[]> {
  const unused = await tx.$queryRaw<{ id: string }[]>`
    SELECT own.id::text FROM categories AS own JOIN audit_entries AS entry ON entry.subject_id = own.id
    WHERE entry.batch_id = ${importId}::uuid AND entry.action = 'CATEGORY_CREATE'
      AND own.name = entry.after ->> 'name' AND own.picture_id::text = entry.after ->> 'pictureId'
      AND own.gst_percent IS NOT DISTINCT FROM (entry.after ->> 'gstPercent')::int
      AND own.is_on_home_page AND own.is_in_footer
      AND num_nonnulls(own.starts_on, own.ends_on, own.manufacturer_id, own.packer_id, own.importer_id, own.country_of_origin, own.generic_name, own.shelf_life) = 0
      AND NOT EXISTS (SELECT FROM sub_category_categories AS link WHERE link.category_id = own.id)
      AND NOT EXISTS (
        SELECT FROM product_categories AS link JOIN products ON products.id = link.product_id
        WHERE link.category_id = own.id AND products.deleted_at IS NULL
      )
    ORDER BY own.id FOR UPDATE OF own`;
  const ids = await inNoRule(tx, 'categoryIds', unused);
  await tx.productCategory.deleteMany({ where: { categoryId: { in: ids } } });
  return tx.$queryRaw<Deleted[]>`
    DELETE FROM categories WHERE id = ANY (${ids}::uuid[])
    RETURNING id::text, name, picture_id::text AS "pictureId", gst_percent AS "gstPercent",
      is_on_home_page AS "isOnHomePage", is_in_footer AS "isInFooter",
      starts_on::text AS "startsOn", ends_on::text AS "endsOn", ${DEFAULT_COLUMNS_SQL}`;
}

/** The ids of those that no rule of a collection names; they are locked, so that none will. */
async function inNoRule(
  tx: Transaction,
  rule: 'categoryIds' | 'subCategoryIds',
  locked: readonly { id: string }[],
): Promise<string[]> {
  const free = await tx.$queryRaw<{ id: string }[]>`
    SELECT locked.id FROM unnest(${locked.map(({ id }) => id)}::text[]) AS locked (id)
    WHERE NOT EXISTS (SELECT FROM collections WHERE filter -> ${rule}::text @> to_jsonb(locked.id))`;
  return free.map(({ id }) => id);
}

function deletion(
  { id: importId }: LockedImport,
  action: 'CATEGORY_DELETE' | 'SUB_CATEGORY_DELETE',
  { id, ...state }: Deleted,
): AuditRecord {
  return { action, subjectId: id, subjectName: state.name, importId, before: state, after: null };
}
