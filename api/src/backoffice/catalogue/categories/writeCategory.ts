import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { auditCatalogue } from '../catalogueChange.ts';
import type { DeclarationColumns } from '../declarations/declarationInputs.schema.ts';
import { changedDefaults, NO_DEFAULTS } from '../declarations/productDeclarations.ts';
import { lockPicture } from '../lockPictures.ts';
import { NameTakenError, CategoryInUseError } from '../catalogueErrors.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { type CategoryState, countCollections, type NamedPicture, lockCategory } from './lockCategories.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { db } from '../../../platform/db/client.ts';
import { toDateColumn } from '../../../platform/db/keysetSql.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import type { ShopDay } from '../../../platform/core/shopCalendar.ts';

/** The fields of a category, of which those that only some categories have may be left out. */
interface CategoryFields extends NamedPicture {
  gstPercent?: number | null;
  isOnHomePage?: boolean | null;
  isInFooter?: boolean | null;
  /** The first and the last day on which the shop lists it; null is open. */
  startsOn?: ShopDay | null;
  endsOn?: ShopDay | null;
  /** What its products take that declare nothing themselves. */
  declarations?: Partial<DeclarationColumns>;
}

/** Creates a category: without a GST, and shown everywhere, unless the fields say so. @throws NameTakenError, PictureNotFoundError, PartyNotFoundError */
export async function createCategory(
  viewer: Viewer,
  { declarations = {}, ...given }: CategoryFields,
): Promise<{ categoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(given.name), async (tx) => {
    await lockPicture(tx, given.pictureId);
    const defaults = await changedDefaults(tx, NO_DEFAULTS, declarations);
    const after = { ...fieldsOver(NEW_CATEGORY, given), ...defaults };
    requireOrderedDays(after);
    const { id } = await tx.category.create({ data: columnsOf(after), select: { id: true } });
    await auditCatalogue(tx, viewer, { action: 'CATEGORY_CREATE', id, before: null, after });
    return { categoryId: id };
  });
}

/**
 * Changes the name, the picture, the GST, the places, the days and the default declarations of a category: what is left out stays; null clears it. The previous picture is deleted when nothing else uses it. @throws
 * CategoryNotFoundError, NameTakenError, PictureNotFoundError, PartyNotFoundError
 */
export async function updateCategory(
  viewer: Viewer,
  { categoryId, declarations = {}, ...given }: CategoryFields & { categoryId: string },
): Promise<{ categoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(given.name), async (tx) => {
    const before = await lockCategory(tx, categoryId);
    const after = { ...fieldsOver(before, given), ...(await changedDefaults(tx, before, declarations)) };
    requireOrderedDays(after);
    const isPictureChanged = given.pictureId !== before.pictureId;
    if (isPictureChanged) await lockPicture(tx, given.pictureId);
    await tx.category.update({ where: { id: categoryId }, data: columnsOf(after), select: { id: true } });
    await auditCatalogue(tx, viewer, { action: 'CATEGORY_UPDATE', id: categoryId, before, after });
    if (isPictureChanged) await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { categoryId };
  });
}

const NEW_CATEGORY = { gstPercent: null, isOnHomePage: true, isInFooter: true, startsOn: null, endsOn: null };

/** The given fields, and those before where they are left out. */
function fieldsOver(before: typeof NEW_CATEGORY | CategoryState, given: Omit<CategoryFields, 'declarations'>) {
  return {
    name: given.name,
    pictureId: given.pictureId,
    gstPercent: given.gstPercent === undefined ? before.gstPercent : given.gstPercent,
    isOnHomePage: given.isOnHomePage ?? before.isOnHomePage,
    isInFooter: given.isInFooter ?? before.isInFooter,
    startsOn: given.startsOn === undefined ? before.startsOn : given.startsOn,
    endsOn: given.endsOn === undefined ? before.endsOn : given.endsOn,
  };
}

/** @throws InvalidInputError when the day that is kept contradicts the given one */
function requireOrderedDays({ startsOn, endsOn }: Pick<CategoryState, 'startsOn' | 'endsOn'>): void {
  if (startsOn !== null && endsOn !== null && startsOn > endsOn)
    throw new InvalidInputError([{ path: 'endDate', message: 'The last day can’t be before the first one' }]);
}

function columnsOf<State extends Pick<CategoryState, 'startsOn' | 'endsOn'>>(state: State) {
  return { ...state, startsOn: toDateColumn(state.startsOn), endsOn: toDateColumn(state.endsOn) };
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
