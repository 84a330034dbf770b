import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { defineUserError } from '../../../platform/core/errors/userError.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { ShopDay } from '../../../platform/core/shopCalendar.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { Prisma, type Collection } from '../../../platform/db/generated/client.ts';
import { fromDateColumn, toDateColumn } from '../../../platform/db/keysetSql.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { handleOf, rulesOf } from '../../../shop/catalogue/collections/collections.ts';
import type { ProductFilter } from '../../../shop/catalogue/filters/productFilter.ts';
import { lockCategories, lockSubCategories } from '../categories/lockCategories.ts';
import { lockPicture } from '../lockPictures.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';

export class CollectionNotFoundError extends defineUserError({
  description: 'There is no such collection.',
  message: 'This collection no longer exists',
}) {}

export class CollectionChangedError extends defineUserError({
  description: 'The collection has a newer version. Nothing was changed.',
}) {
  readonly collectionId: string;

  constructor(collectionId: string) {
    super('Someone else has changed this collection');
    this.collectionId = collectionId;
  }
}

export class HandleTakenError extends defineUserError({ description: 'Another collection has the handle.' }) {
  constructor(handle: string) {
    super(`Another collection has the address ${handle}`);
  }
}

/** The fields of a collection: with rules, or with products in their order. */
export interface CollectionFields extends Pick<
  Collection,
  'title' | 'description' | 'pictureId' | 'sort' | 'isPublished'
> {
  /** Null: the former one, or that of the title. */
  handle: string | null;
  rules: ProductFilter | null;
  productIds: readonly string[];
  startsOn: ShopDay | null;
  endsOn: ShopDay | null;
}

/** A collection as the audit log stores it. */
type CollectionState = Omit<CollectionFields, 'handle'> & { handle: string };

/**
 * Creates a collection. Products that no longer exist are left out. @throws HandleTakenError, PictureNotFoundError,
 * CategoryNotFoundError, SubCategoryNotFoundError
 */
export async function createCollection(viewer: Viewer, fields: CollectionFields): Promise<{ collectionId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const handle = fields.handle ?? handleOf(fields.title);
  return transactionWithUnique(new HandleTakenError(handle), async (tx) => {
    const after = await checkedState(tx, { ...fields, handle }, null);
    const { id } = await tx.collection.create({ data: columnsOf(after), select: { id: true } });
    await linkProducts(tx, id, after.productIds);
    await audit(tx, viewer, { action: 'COLLECTION_CREATE', id, before: null, after });
    return { collectionId: id };
  });
}

/** How many former handles of a collection still lead to it. */
const MAX_FORMER_HANDLES = 20;

/**
 * Changes all fields of a collection and raises its version. Links to its former handle still lead to it, until another collection
 * takes that. @throws CollectionNotFoundError, CollectionChangedError, HandleTakenError, PictureNotFoundError, CategoryNotFoundError,
 * SubCategoryNotFoundError
 */
export async function updateCollection(
  viewer: Viewer,
  { collectionId, version, ...fields }: CollectionFields & { collectionId: string; version: number },
): Promise<{ collectionId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new HandleTakenError(fields.handle ?? ''), async (tx) => {
    const { row, state: before } = await lockCollection(tx, collectionId);
    if (row.version !== version) throw new CollectionChangedError(collectionId);
    const handle = fields.handle ?? before.handle;
    const after = await checkedState(tx, { ...fields, handle }, before.pictureId);
    const formerHandles = [before.handle, ...row.formerHandles].filter((former) => former !== handle);
    await tx.collection.update({
      where: { id: collectionId },
      data: {
        ...columnsOf(after),
        formerHandles: [...new Set(formerHandles)].slice(0, MAX_FORMER_HANDLES),
        version: { increment: 1 },
      },
      select: { id: true },
    });
    await linkProducts(tx, collectionId, after.productIds);
    await audit(tx, viewer, { action: 'COLLECTION_UPDATE', id: collectionId, before, after });
    if (before.pictureId !== null && before.pictureId !== after.pictureId)
      await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { collectionId };
  });
}

/** Deletes a collection; its products stay. @throws CollectionNotFoundError */
export async function deleteCollection(viewer: Viewer, { collectionId }: { collectionId: string }) {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const { state: before } = await lockCollection(tx, collectionId);
    await tx.collection.delete({ where: { id: collectionId }, select: { id: true } });
    await audit(tx, viewer, { action: 'COLLECTION_DELETE', id: collectionId, before, after: null });
    if (before.pictureId !== null) await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { collectionId };
  });
}

/** Locks a collection until the transaction ends. @throws CollectionNotFoundError */
async function lockCollection(tx: Transaction, id: string): Promise<{ row: Collection; state: CollectionState }> {
  await tx.$executeRaw`SELECT FROM collections WHERE id = ${id}::uuid FOR UPDATE`;
  const found = await tx.collection.findUnique({
    where: { id },
    include: { products: { orderBy: { position: 'asc' }, select: { productId: true } } },
  });
  if (!found) throw new CollectionNotFoundError();
  const { products, ...row } = found;
  const { title, handle, description, pictureId, sort, isPublished, startsOn, endsOn } = row;
  const state = {
    ...{ title, handle, description, pictureId, sort, isPublished, rules: rulesOf(row) },
    startsOn: fromDateColumn(startsOn),
    endsOn: fromDateColumn(endsOn),
    productIds: products.map(({ productId }) => productId),
  };
  return { row, state };
}

/** The fields with the products that exist, after locking what they refer to until the transaction ends. */
async function checkedState(
  tx: Transaction,
  fields: CollectionState,
  formerPictureId: string | null,
): Promise<CollectionState> {
  const { rules, pictureId } = fields;
  if (pictureId !== null && pictureId !== formerPictureId) await lockPicture(tx, pictureId);
  await lockCategories(tx, rules?.categoryIds ?? []);
  await lockSubCategories(tx, rules?.subCategoryIds ?? []);
  if (fields.productIds.length === 0) return { ...fields, productIds: [] };
  const existing = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM products WHERE id = ANY (${fields.productIds}::uuid[]) AND deleted_at IS NULL
    ORDER BY id FOR KEY SHARE`;
  const ids = new Set(existing.map(({ id }) => id));
  return { ...fields, productIds: [...new Set(fields.productIds)].filter((id) => ids.has(id)) };
}

function columnsOf({ rules, productIds: _linked, startsOn, endsOn, ...columns }: CollectionState) {
  return {
    ...columns,
    filter: rules === null ? Prisma.DbNull : jsonOf(rules),
    startsOn: toDateColumn(startsOn),
    endsOn: toDateColumn(endsOn),
  };
}

/** The rules without those that restrict nothing. */
function jsonOf(rules: ProductFilter): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(rules)) as Prisma.InputJsonObject; // a filter has lists, numbers and texts
}

/** Replaces the picked products of a collection by these, in their order. */
async function linkProducts(tx: Transaction, collectionId: string, productIds: readonly string[]): Promise<void> {
  await tx.collectionProduct.deleteMany({ where: { collectionId } });
  await tx.collectionProduct.createMany({
    data: productIds.map((productId, position) => ({ collectionId, productId, position })),
  });
}

interface CollectionChange {
  action: 'COLLECTION_CREATE' | 'COLLECTION_UPDATE' | 'COLLECTION_DELETE';
  id: string;
  before: CollectionState | null;
  after: CollectionState | null;
}

async function audit(tx: Transaction, viewer: Viewer, { action, id, before, after }: CollectionChange): Promise<void> {
  const record = (state: CollectionState | null) =>
    state && { ...state, productIds: [...state.productIds], rules: state.rules && jsonOf(state.rules) };
  await recordAudit(tx, viewer, {
    action,
    subjectId: id,
    subjectName: (after ?? before)?.title ?? null,
    before: record(before),
    after: record(after),
  });
}
