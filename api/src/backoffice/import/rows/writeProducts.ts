import { typeid } from 'typeid-js';
import { recordAudits } from '../../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { insertRows } from '../../../platform/db/insertRows.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import {
  detailsObject,
  PRODUCT_COLUMN_NAMES,
  PRODUCT_COLUMNS,
  productDifference,
  type ProductState,
} from '../../catalogue/products/productState.ts';
import { columnsOf } from '../../catalogue/products/writeProduct.ts';
import { adjustStock } from '../../../shop/stock/adjustStock.ts';
import type { CatalogueProduct } from '../csv/catalogueProduct.ts';
import type { LockedImport } from './importBlock.ts';
import { existingParty, type PartyResolver } from './createMissingParties.ts';
import { categoryResolver, type CategoryResolver } from './createMissingCategories.ts';
import type { FoundProduct } from './catalogueSnapshot.ts';

/** A product before and after its row. */
export interface ProductWrite {
  id: string;
  /** Null for a new one. */
  before: ProductState | null;
  after: ProductState;
}

/** The import that something is written for. */
type WritingImport = Pick<LockedImport, 'id' | 'actorId' | 'fileName'> & {
  /** Whether its changes are undone. */
  isUndo?: boolean;
};

const MAX_NOTE = 200;

type LinkResolver = CategoryResolver & { party: PartyResolver };

/** For products without new categories and parties. */
const EXISTING_LINKS: LinkResolver = { ...categoryResolver(new Map(), new Map()), party: existingParty };

/** The write of a row. Pictures that are not fetched yet change nothing. */
export function productWrite(
  found: FoundProduct | null,
  target: CatalogueProduct,
  resolver: LinkResolver = EXISTING_LINKS,
): ProductWrite {
  const before = found && stateOf(found.product, resolver);
  const after = stateOf(target, resolver);
  const isWaiting = target.pictures.some(({ id }) => id === null);
  if (isWaiting) after.pictureIds = before?.pictureIds ?? [];
  return { id: found?.id ?? typeid().toUUID(), before, after };
}

function stateOf(catalogueProduct: CatalogueProduct, resolver: LinkResolver): ProductState {
  const { pictures, manufacturer, packer, importer, ...product } = catalogueProduct;
  return {
    ...product,
    manufacturerId: resolver.party(manufacturer),
    packerId: resolver.party(packer),
    importerId: resolver.party(importer),
    categories: resolver.categories(product.categories),
    subCategories: resolver.subCategories(product.subCategories),
    pictureIds: pictures.flatMap(({ id }) => id ?? []),
  };
}

/**
 * Inserts and updates products, with the ledger and an audit entry for each. The number of statements does not depend on the
 * number of products. The caller locks them.
 */
export async function writeProducts(tx: Transaction, lockedImport: WritingImport, writes: readonly ProductWrite[]) {
  const changed = writes.filter(({ before, after }) => !before || productDifference(before, after));
  if (changed.length === 0) return;
  const added = changed.filter(({ before }) => !before);
  await addRows(tx, lockedImport, added);
  await updateColumns(
    tx,
    changed.filter(({ before }) => before),
  );
  await writeLinks(tx, lockedImport, changed);
  const deltas = changed.flatMap(({ id, before, after }) =>
    before ? [{ productId: id, delta: after.stock - before.stock }] : [],
  );
  const moved = await adjustStock(tx, movementOf(lockedImport), deltas);
  if (moved.length < deltas.filter(({ delta }) => delta !== 0).length) throw new Error('A locked stock has changed');
  await recordAudits(
    tx,
    lockedImport.actorId,
    changed.map(({ id, before, after }) => ({
      action: lockedImport.isUndo ? 'PRODUCT_UPDATE' : 'PRODUCT_IMPORT',
      subjectId: id,
      subjectName: after.name,
      importId: lockedImport.id,
      ...((before && productDifference(before, after)) ?? { before: null, after: { ...after } }),
    })),
  );
}

/** Inserts products with their stock, because a second write of the stock would update the indexes twice. */
async function addRows(tx: Transaction, lockedImport: WritingImport, writes: readonly ProductWrite[]): Promise<void> {
  await insertRows(
    tx,
    'products',
    writes.map(({ id, after }) => ({ id, ...insertedColumns(after), updated_at: 'now' })),
  );
  const { reason, actorId, note } = movementOf(lockedImport);
  await insertRows(
    tx,
    'stock_movements',
    writes
      .filter(({ after }) => after.stock > 0)
      .map(({ id, after }) => ({
        id: typeid().toUUID(),
        product_id: id,
        delta: after.stock,
        reason,
        actor_id: actorId,
        note,
      })),
  );
}

/** The ledger's columns of an import. */
function movementOf({ actorId, fileName, isUndo }: WritingImport) {
  return { reason: 'IMPORT' as const, actorId, note: isUndo ? `Undone: ${fileName}`.slice(0, MAX_NOTE) : fileName };
}

/** The values of all columns by the database's names. */
function insertedColumns(state: ProductState): Record<string, unknown> {
  const values = { ...state, details: detailsObject(state.details) };
  return Object.fromEntries(PRODUCT_COLUMN_NAMES.map((name) => [PRODUCT_COLUMNS[name].column, values[name]]));
}

/** The columns that an update sets: a product keeps its SKU, and adjustStock changes its stock. */
const UPDATED_COLUMNS = PRODUCT_COLUMN_NAMES.filter((name) => name !== 'sku' && name !== 'stock');
const ASSIGNMENTS = Prisma.raw(
  UPDATED_COLUMNS.map((name) => `${PRODUCT_COLUMNS[name].column} = target."${name}"`).join(', '),
);
const TARGET_COLUMNS = Prisma.raw(UPDATED_COLUMNS.map((name) => `"${name}" ${PRODUCT_COLUMNS[name].type}`).join(', '));

async function updateColumns(tx: Transaction, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const json = JSON.stringify(writes.map(({ id, after }) => ({ id, ...columnsOf(after) })));
  await tx.$executeRaw`
    UPDATE products SET ${ASSIGNMENTS}, version = products.version + 1, updated_at = now()
    FROM json_to_recordset(${json}::json) AS target (id uuid, ${TARGET_COLUMNS})
    WHERE products.id = target.id`;
}

/** Replaces the links that have changed. Former pictures are kept while the import can be undone; those of an undo are deleted when nothing else uses them. */
async function writeLinks(tx: Transaction, { id: importId, isUndo }: WritingImport, writes: readonly ProductWrite[]) {
  const differIn = (field: 'categories' | 'subCategories' | 'pictureIds') =>
    writes.filter(({ before, after }) => idsOf(before?.[field] ?? []) !== idsOf(after[field]));
  const replace = async (
    table: string,
    changed: readonly ProductWrite[],
    rowsOf: (state: ProductState) => object[],
  ) => {
    await tx.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE product_id = ANY (${idsBefore(changed)}::uuid[])`;
    const rows = changed.flatMap(({ id, after }) => rowsOf(after).map((row) => ({ product_id: id, ...row })));
    await insertRows(tx, table, rows);
  };
  await replace('product_categories', differIn('categories'), ({ categories }) =>
    categories.map(({ id }) => ({ category_id: id })),
  );
  await replace('product_sub_categories', differIn('subCategories'), ({ subCategories }) =>
    subCategories.map(({ id }) => ({ sub_category_id: id })),
  );
  const picturesChanged = differIn('pictureIds');
  await replace('product_pictures', picturesChanged, ({ pictureIds }) =>
    pictureIds.map((id, position) => ({ position, picture_id: id })),
  );
  const former = picturesChanged.flatMap(
    ({ before, after }) => before?.pictureIds.filter((id) => !after.pictureIds.includes(id)) ?? [],
  );
  if (former.length === 0) return;
  if (isUndo) return enqueueJob(tx, REMOVE_PICTURES, { ids: former });
  await tx.importPicture.createMany({
    data: [...new Set(former)].map((pictureId) => ({ importId, pictureId })),
    skipDuplicates: true,
  });
}

function idsOf(links: readonly (string | { id: string })[]): string {
  return links.map((link) => (typeof link === 'string' ? link : link.id)).join();
}

/** The ids of existing products. */
function idsBefore(writes: readonly ProductWrite[]): string[] {
  return writes.flatMap(({ id, before }) => (before ? [id] : []));
}
