import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { auditCatalogue } from '../catalogueChange.ts';
import type { DeclarationColumns } from '../declarations/declarationInputs.schema.ts';
import { changedDefaults, NO_DEFAULTS } from '../declarations/productDeclarations.ts';
import { lockPicture } from '../lockPictures.ts';
import { NameTakenError, CategoryInUseError } from '../catalogueErrors.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { countCollections, type NamedPicture, lockCategory } from './lockCategories.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { db } from '../../../platform/db/client.ts';

/** The fields of a category, of which those that only some categories have may be left out. */
interface CategoryFields extends NamedPicture {
  gstPercent?: number | null;
  isOnHomePage?: boolean | null;
  isInFooter?: boolean | null;
  /** What its products take that declare nothing themselves. */
  declarations?: Partial<DeclarationColumns>;
}

/** Creates a category: without a GST, and shown everywhere, unless the fields say so. @throws NameTakenError, PictureNotFoundError, PartyNotFoundError */
export async function createCategory(
  viewer: Viewer,
  { name, pictureId, gstPercent = null, isOnHomePage, isInFooter, declarations = {} }: CategoryFields,
): Promise<{ categoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(name), async (tx) => {
    await lockPicture(tx, pictureId);
    const defaults = await changedDefaults(tx, NO_DEFAULTS, declarations);
    const places = { isOnHomePage: isOnHomePage ?? true, isInFooter: isInFooter ?? true };
    const after = { name, pictureId, gstPercent, ...places, ...defaults };
    const { id } = await tx.category.create({ data: after, select: { id: true } });
    await auditCatalogue(tx, viewer, { action: 'CATEGORY_CREATE', id, before: null, after });
    return { categoryId: id };
  });
}

/**
 * Changes the name, the picture, the GST, the places and the default declarations of a category: what is left out stays; null clears it. The previous picture is deleted when nothing else uses it. @throws
 * CategoryNotFoundError, NameTakenError, PictureNotFoundError, PartyNotFoundError
 */
export async function updateCategory(
  viewer: Viewer,
  {
    categoryId,
    name,
    pictureId,
    gstPercent,
    isOnHomePage,
    isInFooter,
    declarations = {},
  }: CategoryFields & { categoryId: string },
): Promise<{ categoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(name), async (tx) => {
    const before = await lockCategory(tx, categoryId);
    const after = {
      name,
      pictureId,
      gstPercent: gstPercent === undefined ? before.gstPercent : gstPercent,
      isOnHomePage: isOnHomePage ?? before.isOnHomePage,
      isInFooter: isInFooter ?? before.isInFooter,
      ...(await changedDefaults(tx, before, declarations)),
    };
    const isPictureChanged = pictureId !== before.pictureId;
    if (isPictureChanged) await lockPicture(tx, pictureId);
    await tx.category.update({ where: { id: categoryId }, data: after, select: { id: true } });
    await auditCatalogue(tx, viewer, { action: 'CATEGORY_UPDATE', id: categoryId, before, after });
    if (isPictureChanged) await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { categoryId };
  });
}

/**
 * Deletes a category without sub-categories and products. Hidden products count, because they can be published again; deleted
 * products do not, and are removed from the category. @throws CategoryNotFoundError, CategoryInUseError
 */
export async function deleteCategory(viewer: Viewer, { categoryId }: { categoryId: string }) {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const before = await lockCategory(tx, categoryId);
    const subCategoryCount = await tx.subCategoryCategory.count({ where: { categoryId } });
    const productCount = await tx.productCategory.count({ where: { categoryId, product: { deletedAt: null } } });
    const collectionCount = await countCollections(tx, 'categoryIds', categoryId);
    if (subCategoryCount > 0 || productCount > 0 || collectionCount > 0) {
      throw new CategoryInUseError(before.name, { subCategoryCount, productCount, collectionCount });
    }
    await tx.productCategory.deleteMany({ where: { categoryId } });
    await tx.category.delete({ where: { id: categoryId }, select: { id: true } });
    await auditCatalogue(tx, viewer, { action: 'CATEGORY_DELETE', id: categoryId, before, after: null });
    await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { categoryId };
  });
}
