import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { PictureRef } from '../../../platform/media/picture.schema.ts';
import { CategoryEdge, CategoryRef, SubCategoryEdge, SubCategoryRef } from '../../../shop/catalogue/category.schema.ts';
import { DeclarationsInputRef, declarationsOf } from '../declarations/declarationInputs.schema.ts';
import { PartyNotFoundError } from '../declarations/writeParty.ts';
import { CategoriesChangedError, reorderCategories } from './reorderCategories.ts';
import { createCategory, deleteCategory, updateCategory } from './writeCategory.ts';
import {
  CategoryNotFoundError,
  CategoryInUseError,
  NameTakenError,
  PictureNotFoundError,
  SubCategoryNotFoundError,
  SubCategoryInUseError,
} from '../catalogueErrors.ts';
import { categoryShape, subCategoryShape } from '../catalogueShapes.ts';
import { createSubCategory, deleteSubCategory, updateSubCategory } from './writeSubCategory.ts';

const MAX_ORDERED = 1000;

const CategoryReorderPayload = builder.objectRef<{ count: number }>('CategoryReorderPayload').implement({
  description: 'The order is changed.',
  fields: (t) => ({ categoryCount: t.int({ description: 'The categories in it.', resolve: ({ count }) => count }) }),
});

const category = payloadFields('Category', 'categoryId', (query) => db.category.findUniqueOrThrow(query));

builder.mutationFields((t) => {
  const fields = {
    name: t.input.string({ required: true, description: '1 to 60 characters, unique.' }),
    pictureId: t.input.globalID({ for: PictureRef, required: true, description: 'From `pictureUpload`.' }),
    gstPercent: t.input.int({
      description:
        'The tax of new products without one, 0 to 100 percent; null for none. An update that leaves it out keeps it.',
    }),
    isOnHomePage: t.input.boolean({
      description: 'Whether the home page shows it; true by default. An update that leaves it out keeps it.',
    }),
    isInFooter: t.input.boolean({
      description: 'Whether the footer links to it; true by default. An update that leaves it out keeps it.',
    }),
    startDate: t.input.field({
      type: 'Date',
      description: 'The first day on which the shop lists it; null for any. An update that leaves it out keeps it.',
    }),
    endDate: t.input.field({
      type: 'Date',
      description: 'The last day on which the shop lists it; null for any. An update that leaves it out keeps it.',
    }),
    declarations: t.input.field({
      type: DeclarationsInputRef,
      description: 'What products of it declare where they have nothing of their own.',
    }),
  };
  const categoryId = t.input.globalID({ for: CategoryRef, required: true, description: 'Its id.' });
  return {
    categoryCreate: t.fieldWithInput({
      description: 'Creates a category. Needs the permission `CATALOGUE`.',
      type: category.payload('CategoryCreatePayload', 'The created category.', (payload) => ({
        categoryEdge: payload.field(category.edge(CategoryEdge, 'For the end of a list.')),
      })),
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, NameTakenError, PictureNotFoundError, PartyNotFoundError] },
      typeOptions: { validate: categoryShape },
      input: fields,
      resolve: (_root, { input: { startDate, endDate, ...input } }, { authentication }) =>
        createCategory(requireViewer(authentication), {
          ...input,
          ...{ startsOn: startDate, endsOn: endDate },
          pictureId: input.pictureId.id,
          declarations: declarationsOf(input.declarations),
        }),
    }),
    categoryUpdate: t.fieldWithInput({
      description:
        'Changes a category; a picture that nothing uses any more is deleted. Needs the permission `CATALOGUE`.',
      type: category.payload('CategoryUpdatePayload', 'The changed category.', (payload) => ({
        category: payload.field(category.row(CategoryRef, 'The category.')),
      })),
      authScopes: { catalogue: true },
      errors: {
        types: [InvalidInputError, CategoryNotFoundError, NameTakenError, PictureNotFoundError, PartyNotFoundError],
      },
      typeOptions: { validate: categoryShape },
      input: { categoryId, ...fields },
      resolve: (_root, { input: { startDate, endDate, ...input } }, { authentication }) =>
        updateCategory(requireViewer(authentication), {
          ...input,
          ...{ startsOn: startDate, endsOn: endDate },
          categoryId: input.categoryId.id,
          pictureId: input.pictureId.id,
          declarations: declarationsOf(input.declarations),
        }),
    }),
    categoryReorder: t.fieldWithInput({
      description: 'Changes the order in which the shop shows its categories. Needs the permission `CATALOGUE`.',
      type: CategoryReorderPayload,
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, CategoriesChangedError] },
      input: {
        categoryIds: t.input.globalIDList({
          for: CategoryRef,
          required: true,
          description: 'All categories in their new order, at most 1,000.',
          validate: z.array(z.unknown()).max(MAX_ORDERED, 'Name at most 1,000 categories'),
        }),
        seenCategoryIds: t.input.globalIDList({
          for: CategoryRef,
          required: true,
          description: 'All categories in the order that was read.',
          validate: z.array(z.unknown()).max(MAX_ORDERED, 'Name at most 1,000 categories'),
        }),
      },
      resolve: (_root, { input }, { authentication }) =>
        reorderCategories(requireViewer(authentication), {
          categoryIds: input.categoryIds.map(({ id }) => id),
          seenCategoryIds: input.seenCategoryIds.map(({ id }) => id),
        }),
    }),
    categoryDelete: t.fieldWithInput({
      description: 'Deletes a category to which no sub-category or product refers. Needs the permission `CATALOGUE`.',
      type: category.deletePayload('The deleted category.', 'Its id.'),
      authScopes: { catalogue: true },
      errors: { types: [CategoryNotFoundError, CategoryInUseError] },
      input: { categoryId },
      resolve: (_root, { input }, { authentication }) =>
        deleteCategory(requireViewer(authentication), { categoryId: input.categoryId.id }),
    }),
  };
});

const subCategory = payloadFields('SubCategory', 'subCategoryId', (query) => db.subCategory.findUniqueOrThrow(query));

builder.mutationFields((t) => {
  const fields = {
    name: t.input.string({ required: true, description: '1 to 60 characters, unique.' }),
    pictureId: t.input.globalID({ for: PictureRef, required: true, description: 'From `pictureUpload`.' }),
    categoryIds: t.input.globalIDList({
      for: CategoryRef,
      required: true,
      description: '1 to 50 categories that contain it.',
    }),
  };
  const subCategoryId = t.input.globalID({ for: SubCategoryRef, required: true, description: 'Its id.' });
  return {
    subCategoryCreate: t.fieldWithInput({
      description: 'Creates a sub-category. Needs the permission `CATALOGUE`.',
      type: subCategory.payload('SubCategoryCreatePayload', 'The created sub-category.', (payload) => ({
        subCategoryEdge: payload.field(subCategory.edge(SubCategoryEdge, 'For the end of a list.')),
      })),
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, CategoryNotFoundError, NameTakenError, PictureNotFoundError] },
      typeOptions: { validate: subCategoryShape },
      input: fields,
      resolve: (_root, { input }, { authentication }) =>
        createSubCategory(requireViewer(authentication), {
          ...input,
          pictureId: input.pictureId.id,
          categoryIds: input.categoryIds.map(({ id }) => id),
        }),
    }),
    subCategoryUpdate: t.fieldWithInput({
      description:
        'Changes a sub-category, but not the categories of its products; a picture that nothing uses any more is deleted. Needs the permission `CATALOGUE`.',
      type: subCategory.payload('SubCategoryUpdatePayload', 'The changed sub-category.', (payload) => ({
        subCategory: payload.field(subCategory.row(SubCategoryRef, 'The sub-category.')),
      })),
      authScopes: { catalogue: true },
      errors: {
        types: [
          InvalidInputError,
          SubCategoryNotFoundError,
          CategoryNotFoundError,
          NameTakenError,
          PictureNotFoundError,
        ],
      },
      typeOptions: { validate: subCategoryShape },
      input: { subCategoryId, ...fields },
      resolve: (_root, { input }, { authentication }) =>
        updateSubCategory(requireViewer(authentication), {
          ...input,
          subCategoryId: input.subCategoryId.id,
          pictureId: input.pictureId.id,
          categoryIds: input.categoryIds.map(({ id }) => id),
        }),
    }),
    subCategoryDelete: t.fieldWithInput({
      description: 'Deletes a sub-category to which no product refers. Needs the permission `CATALOGUE`.',
      type: subCategory.deletePayload('The deleted sub-category.', 'Its id.'),
      authScopes: { catalogue: true },
      errors: { types: [SubCategoryNotFoundError, SubCategoryInUseError] },
      input: { subCategoryId },
      resolve: (_root, { input }, { authentication }) =>
        deleteSubCategory(requireViewer(authentication), { subCategoryId: input.subCategoryId.id }),
    }),
  };
});
