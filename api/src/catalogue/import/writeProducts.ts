import { typeid } from 'typeid-js';
import { recordAudits } from '../../audit/recordAudit.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueueJob } from '../../db/enqueueJob.ts';
import { insertRows } from '../../db/insertRows.ts';
import { REMOVE_PICTURES } from '../../media/removePictures.ts';
import { productDifference, type ProductState } from '../admin/productState.ts';
import { productColumns } from '../admin/writeProduct.ts';
import { moveStock } from '../moveStock.ts';
import type { CatalogueProduct } from './catalogueProduct.ts';
import type { HeldImport } from './importRows.ts';
import { placesAmong, type Places } from './makeCategories.ts';
import type { FoundProduct } from './shopPart.ts';

/** A product before and after its row. */
export interface ProductWrite {
  id: string;
  /** Null for a new one. */
  before: ProductState | null;
  after: ProductState;
}

/** The import that something is written for. */
type WritingImport = Pick<HeldImport, 'id' | 'actorId' | 'fileName'>;

/** For products all of whose categories are in the shop. */
const PRESENT_PLACES = placesAmong(new Map(), new Map());

/** What to write for a row. Pictures that are still to be fetched change nothing yet. */
export function productWrite(
  found: FoundProduct | null,
  wanted: CatalogueProduct,
  places: Places = PRESENT_PLACES,
): ProductWrite {
  const before = found && stateOf(found.product, places);
  const after = stateOf(wanted, places);
  const isWaiting = wanted.pictures.some(({ id }) => id === null);
  if (isWaiting) after.pictureIds = before?.pictureIds ?? [];
  return { id: found?.id ?? typeid().toUUID(), before, after };
}

function stateOf({ pictures, ...product }: CatalogueProduct, places: Places): ProductState {
  return {
    ...product,
    categories: places.categories(product.categories),
    subCategories: places.subCategories(product.subCategories),
    pictureIds: pictures.flatMap(({ id }) => id ?? []),
  };
}

/**
 * Adds and changes products, with their ledger and an audit entry for each, by as many statements for many as for one. They have
 * to be locked. Answers those that were changed.
 */
export async function writeProducts(
  tx: Transaction,
  held: WritingImport,
  writes: readonly ProductWrite[],
): Promise<void> {
  const changed = writes.filter(({ before, after }) => !before || productDifference(before, after));
  if (changed.length === 0) return;
  const added = changed.filter(({ before }) => !before);
  await addRows(tx, held, added);
  await updateColumns(
    tx,
    changed.filter(({ before }) => before),
  );
  await writeLinks(tx, changed);
  const deltas = changed.flatMap(({ id, before, after }) =>
    before ? [{ productId: id, delta: after.stock - before.stock }] : [],
  );
  const moved = await moveStock(tx, movementOf(held), deltas);
  if (moved.length < deltas.filter(({ delta }) => delta !== 0).length) throw new Error('A locked stock has moved');
  await recordAudits(
    tx,
    held.actorId,
    changed.map(({ id, before, after }) => ({
      action: 'PRODUCT_IMPORT',
      subjectId: id,
      subjectName: after.name,
      batchId: held.id,
      ...((before && productDifference(before, after)) ?? { before: null, after: { ...after } }),
    })),
  );
}

/** With their stock at once: to write a product twice costs its indexes twice. */
async function addRows(tx: Transaction, held: WritingImport, writes: readonly ProductWrite[]): Promise<void> {
  await insertRows(
    tx,
    'products',
    writes.map(({ id, after }) => ({
      id,
      sku: after.sku,
      name: after.name,
      brand: after.brand,
      unit: after.unit,
      description: after.description,
      mrp_paise: after.mrpPaise,
      discount_percent: after.discountPercent,
      gst_percent: after.gstPercent,
      hsn_code: after.hsnCode,
      stock: after.stock,
      low_stock_threshold: after.lowStockThreshold,
      is_published: after.isPublished,
      details: productColumns(after).details,
      updated_at: 'now',
    })),
  );
  const { reason, actorId, note } = movementOf(held);
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

/** How the ledger tells what an import has moved. */
function movementOf({ actorId, fileName }: WritingImport) {
  return { reason: 'IMPORT' as const, actorId, note: fileName };
}

async function updateColumns(tx: Transaction, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const json = JSON.stringify(writes.map(({ id, after }) => ({ id, ...productColumns(after) })));
  await tx.$executeRaw`
    UPDATE products SET name = wanted.name, brand = wanted.brand, unit = wanted.unit, description = wanted.description,
      mrp_paise = wanted."mrpPaise", discount_percent = wanted."discountPercent",
      gst_percent = wanted."gstPercent", hsn_code = wanted."hsnCode",
      low_stock_threshold = wanted."lowStockThreshold", is_published = wanted."isPublished", details = wanted.details,
      version = products.version + 1, updated_at = now()
    FROM json_to_recordset(${json}::json) AS wanted (id uuid, name text, brand text, unit text, description text,
      "mrpPaise" int, "discountPercent" int, "gstPercent" int, "hsnCode" text, "lowStockThreshold" int, "isPublished" boolean, details json)
    WHERE products.id = wanted.id`;
}

/** Links that are the same as before are left alone. Pictures that a product no longer shows go, unless something else shows them. */
async function writeLinks(tx: Transaction, writes: readonly ProductWrite[]): Promise<void> {
  const differIn = (field: 'categories' | 'subCategories' | 'pictureIds') =>
    writes.filter(({ before, after }) => idsOf(before?.[field] ?? []) !== idsOf(after[field]));
  const anew = differIn('categories');
  await tx.$executeRaw`DELETE FROM product_categories WHERE product_id = ANY (${idsBefore(anew)}::uuid[])`;
  await insertRows(
    tx,
    'product_categories',
    anew.flatMap(({ id, after }) => after.categories.map((link) => ({ product_id: id, category_id: link.id }))),
  );
  const reshelved = differIn('subCategories');
  await tx.$executeRaw`DELETE FROM product_sub_categories WHERE product_id = ANY (${idsBefore(reshelved)}::uuid[])`;
  await insertRows(
    tx,
    'product_sub_categories',
    reshelved.flatMap(({ id, after }) =>
      after.subCategories.map((link) => ({ product_id: id, sub_category_id: link.id })),
    ),
  );
  const repictured = differIn('pictureIds');
  await tx.$executeRaw`DELETE FROM product_pictures WHERE product_id = ANY (${idsBefore(repictured)}::uuid[])`;
  await insertRows(
    tx,
    'product_pictures',
    repictured.flatMap(({ id, after }) =>
      after.pictureIds.map((fileId, position) => ({ product_id: id, position, file_id: fileId })),
    ),
  );
  const former = repictured.flatMap(
    ({ before, after }) => before?.pictureIds.filter((id) => !after.pictureIds.includes(id)) ?? [],
  );
  if (former.length > 0) await enqueueJob(tx, REMOVE_PICTURES, { ids: former });
}

function idsOf(links: readonly (string | { id: string })[]): string {
  return links.map((link) => (typeof link === 'string' ? link : link.id)).join();
}

/** Of those that were there before. */
function idsBefore(writes: readonly ProductWrite[]): string[] {
  return writes.flatMap(({ id, before }) => (before ? [id] : []));
}
