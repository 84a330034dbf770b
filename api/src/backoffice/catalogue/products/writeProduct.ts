import { randomInt } from 'node:crypto';
import { type Transaction, db } from '../../../platform/db/client.ts';
import {
  detailsObject,
  type ProductState,
  PRODUCT_COLUMN_NAMES,
  type ProductValues,
  lockProduct,
  productDifference,
} from './productState.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { adjustStock } from '../../../shop/stock/adjustStock.ts';
import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { auditCatalogue } from '../catalogueChange.ts';
import { lockPictures } from '../lockPictures.ts';
import { lockCategories, lockSubCategories } from '../categories/lockCategories.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { SkuTakenError, ProductChangedError, StockChangedError } from '../catalogueErrors.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { requireNoPriceCut } from '../priceCut.ts';
import type { DeclarationColumns } from '../declarations/declarationInputs.schema.ts';
import { declarationsOfNew, requireDeclarations } from '../declarations/productDeclarations.ts';
import { requireParties } from '../declarations/writeParty.ts';

const SKU_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

// without those that look like another one
const SKU_LENGTH = 8;

/** The fields of a new product. A category, sub-category or picture that is named twice counts once. */
export interface ProductFields extends Omit<ProductState, 'categories' | 'subCategories' | keyof DeclarationColumns> {
  categoryIds: readonly string[];
  subCategoryIds: readonly string[];
  /** Where it declares nothing, it takes the defaults of its first category that has some. */
  declarations?: Partial<DeclarationColumns>;
}

/**
 * Adds a product to the shop and its first stock to the ledger. Without a SKU the product gets a random one.
 * @throws SkuTakenError, CategoryNotFoundError, SubCategoryNotFoundError, PictureNotFoundError, PartyNotFoundError, DeclarationsMissingError
 */
export async function createProduct(
  viewer: Viewer,
  {
    sku = generateSku(),
    categoryIds,
    subCategoryIds,
    declarations = {},
    ...fields
  }: Omit<ProductFields, 'sku'> & { sku?: string },
): Promise<{ productId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new SkuTakenError(sku), async (tx) => {
    const pictureIds = [...new Set(fields.pictureIds)];
    const categories = await lockCategories(tx, categoryIds);
    const subCategories = await lockSubCategories(tx, subCategoryIds);
    await lockPictures(tx, pictureIds);
    const declared = await declarationsOfNew(tx, declarations, categoryIds);
    const state: ProductState = { sku, ...fields, ...declared, categories, subCategories, pictureIds };
    const { id } = await tx.product.create({ data: columnsOf(state), select: { id: true } });
    await linkProduct(tx, id, state);
    await adjustStock(tx, { reason: 'INITIAL', actorId: viewer.userId }, [{ productId: id, delta: state.stock }]);
    await requireDeclarations(tx, id);
    await auditCatalogue(tx, viewer, { action: 'PRODUCT_CREATE', id, before: null, after: state });
    return { productId: id };
  });
}

/** A random SKU such as `KR-7M2QX4TB`. Of 30 to the 8th there are too many for a collision in practice. */
function generateSku(): string {
  return `KR-${Array.from({ length: SKU_LENGTH }, () => SKU_LETTERS[randomInt(SKU_LETTERS.length)]).join('')}`;
}

/** Fields of a product, any of which may be left out. */
type GivenFields = {
  [Field in keyof Omit<ProductFields, 'declarations'>]?: ProductFields[Field] | null;
} & Partial<DeclarationColumns>;

/** A change of a product; a field that is left out stays as it is. */
export interface ProductUpdate extends GivenFields {
  productId: string;
  /** The version that the change was made from; any version when left out. */
  version?: number;
  /** The stock that the admin read: the stock changes by the difference to it. When left out, `stock` is the new stock. */
  seenStock?: number | null;
  /** The reason for the change of stock. */
  stockNote?: string | null;
  /** Whether the price may fall below half of what it is. */
  mayCutPrices?: boolean;
}

/**
 * Changes a product and raises its version; former pictures are deleted when nothing else uses them. An edit without an effect
 * writes nothing.
 * @throws PartyNotFoundError, DeclarationsMissingError, PriceCutError, ProductNotFoundError, ProductChangedError, StockChangedError, SkuTakenError, CategoryNotFoundError, SubCategoryNotFoundError, PictureNotFoundError
 */
export async function updateProduct(viewer: Viewer, edit: ProductUpdate): Promise<{ productId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const { productId } = edit;
  return transactionWithUnique(edit.sku == null ? null : new SkuTakenError(edit.sku), async (tx) => {
    const { version, state } = await lockProduct(tx, productId);
    if ((edit.version ?? version) !== version) throw new ProductChangedError(productId);
    const target = await updatedState(tx, state, edit);
    if (!edit.mayCutPrices) requireNoPriceCut(state, target);
    const difference = productDifference(state, target);
    if (!difference) return { productId };
    await tx.product.update({
      where: { id: productId, version },
      data: { ...columnsOf(difference.after), version: { increment: 1 } },
      select: { id: true },
    });
    await requireDeclarations(tx, productId, state);
    await relinkProduct(tx, productId, difference.after);
    await adjustStock(tx, { reason: 'MANUAL', actorId: viewer.userId, note: edit.stockNote ?? null }, [
      { productId, delta: target.stock - state.stock },
    ]);
    await recordAudit(tx, viewer, {
      action: 'PRODUCT_UPDATE',
      subjectId: productId,
      subjectName: target.name,
      before: { ...difference.before },
      after: { ...difference.after },
    });
    const former = state.pictureIds.filter((id) => !target.pictureIds.includes(id));
    if (former.length > 0) await enqueueJob(tx, REMOVE_PICTURES, { ids: former });
    return { productId };
  });
}

/** The state of a locked product after the edit. Locks what the product newly refers to until the transaction ends. */
async function updatedState(tx: Transaction, state: ProductState, edit: ProductUpdate): Promise<ProductState> {
  const pictureIds = [...new Set(edit.pictureIds ?? state.pictureIds)];
  const categories = edit.categoryIds ? await lockCategories(tx, edit.categoryIds) : state.categories;
  const subCategories = edit.subCategoryIds ? await lockSubCategories(tx, edit.subCategoryIds) : state.subCategories;
  await requireParties(tx, [edit.manufacturerId, edit.packerId, edit.importerId]);
  await lockPictures(
    tx,
    pictureIds.filter((id) => !state.pictureIds.includes(id)),
  );
  return { ...state, ...editedColumns(edit), stock: updatedStock(state, edit), categories, subCategories, pictureIds };
}

/** The columns that the edit names. */
function editedColumns(edit: ProductUpdate): Partial<ProductValues> {
  const names = PRODUCT_COLUMN_NAMES.filter((name) => edit[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, edit[name]]));
}

/** The stock after the edit, less the pieces that were sold since the admin read it. @throws StockChangedError */
function updatedStock(state: ProductState, { stock, seenStock }: ProductUpdate): number {
  if (stock == null) return state.stock;
  const target = state.stock + stock - (seenStock ?? state.stock);
  if (target < 0 || target > MAX_STOCK) throw new StockChangedError(state.stock);
  return target;
}

/**
 * Deletes a product. Old orders, carts and the ledger still read its row. Another product may take its SKU, because the row gets
 * a SKU that is otherwise invalid. @throws ProductNotFoundError
 */
export async function deleteProduct(viewer: Viewer, { productId }: { productId: string }, now: Date) {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const { state } = await lockProduct(tx, productId);
    await tx.product.update({
      where: { id: productId },
      data: { deletedAt: now, sku: `${state.sku}~${productId}` },
      select: { id: true },
    });
    await auditCatalogue(tx, viewer, { action: 'PRODUCT_DELETE', id: productId, before: state, after: null });
    return { productId };
  });
}

/** The columns of a product for Prisma, all or some, without its stock, which adjustStock changes. */
export function columnsOf<State extends Partial<ProductState>>(state: State) {
  const {
    stock: _stock,
    categories: _categories,
    subCategories: _subCategories,
    pictureIds: _pictures,
    ...rest
  } = state;
  const { details, ...columns } = rest;
  return { ...columns, ...(details ? { details: detailsObject(details) } : {}) };
}

type Links = Partial<Pick<ProductState, 'categories' | 'subCategories' | 'pictureIds'>>;

/** Inserts the links of a product to categories, sub-categories and pictures. */
async function linkProduct(tx: Transaction, productId: string, links: Links): Promise<void> {
  const { categories = [], subCategories = [], pictureIds = [] } = links;
  if (categories.length > 0) {
    await tx.productCategory.createMany({ data: categories.map(({ id }) => ({ productId, categoryId: id })) });
  }
  if (subCategories.length > 0) {
    await tx.productSubCategory.createMany({ data: subCategories.map(({ id }) => ({ productId, subCategoryId: id })) });
  }
  if (pictureIds.length > 0) {
    await tx.productPicture.createMany({
      data: pictureIds.map((pictureId, position) => ({ productId, position, pictureId })),
    });
  }
}

/** Replaces the links of a product; a kind of link that is left out stays as it is. */
async function relinkProduct(tx: Transaction, productId: string, links: Links): Promise<void> {
  if (links.categories) await tx.productCategory.deleteMany({ where: { productId } });
  if (links.subCategories) await tx.productSubCategory.deleteMany({ where: { productId } });
  if (links.pictureIds) await tx.productPicture.deleteMany({ where: { productId } });
  await linkProduct(tx, productId, links);
}
