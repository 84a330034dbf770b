import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { loadEdge } from '../../../platform/graphql/connection.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { PictureRef } from '../../../platform/media/picture.schema.ts';
import {
  CATEGORY_BASE,
  CategoryEdge,
  CategoryRef,
  SUB_CATEGORY_BASE,
  SubCategoryEdge,
  SubCategoryRef,
} from '../../../shop/catalogue/category.schema.ts';
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

const CategoryCreatePayload = builder.objectRef<{ categoryId: string }>('CategoryCreatePayload').implement({
  description: 'The created category.',
  fields: (t) => ({
    categoryEdge: t.field({
      type: CategoryEdge,
      description: 'For the end of a list.',
      resolve: ({ categoryId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'Category', select: CATEGORY_BASE }, (query) =>
          db.category.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
        ),
    }),
  }),
});

const CategoryUpdatePayload = builder.objectRef<{ categoryId: string }>('CategoryUpdatePayload').implement({
  description: 'The changed category.',
  fields: (t) => ({
    category: t.prismaField({
      type: CategoryRef,
      description: 'The category.',
      resolve: (query, { categoryId }) => db.category.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
    }),
  }),
});

const CategoryDeletePayload = builder.objectRef<{ categoryId: string }>('CategoryDeletePayload').implement({
  description: 'The deleted category.',
  fields: (t) => ({
    deletedCategoryId: t.id({
      description: 'Its id.',
      resolve: ({ categoryId }) => encodeId('Category', categoryId),
    }),
  }),
});

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
  };
  const categoryId = t.input.globalID({ for: CategoryRef, required: true, description: 'Its id.' });
  return {
    categoryCreate: t.fieldWithInput({
      description: 'Creates a category. Needs the permission `CATALOGUE`.',
      type: CategoryCreatePayload,
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, NameTakenError, PictureNotFoundError] },
      typeOptions: { validate: categoryShape },
      input: fields,
      resolve: (_root, { input }, { authentication }) =>
        createCategory(requireViewer(authentication), {
          name: input.name,
          pictureId: input.pictureId.id,
          gstPercent: input.gstPercent ?? null,
          isOnHomePage: input.isOnHomePage ?? true,
          isInFooter: input.isInFooter ?? true,
        }),
    }),
    categoryUpdate: t.fieldWithInput({
      description:
        'Changes a category; a picture that nothing uses any more is deleted. Needs the permission `CATALOGUE`.',
      type: CategoryUpdatePayload,
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, CategoryNotFoundError, NameTakenError, PictureNotFoundError] },
      typeOptions: { validate: categoryShape },
      input: { categoryId, ...fields },
      resolve: (_root, { input }, { authentication }) =>
        updateCategory(requireViewer(authentication), {
          categoryId: input.categoryId.id,
          name: input.name,
          pictureId: input.pictureId.id,
          gstPercent: input.gstPercent,
          isOnHomePage: input.isOnHomePage ?? undefined,
          isInFooter: input.isInFooter ?? undefined,
        }),
    }),
    categoryDelete: t.fieldWithInput({
      description: 'Deletes a category to which no sub-category or product refers. Needs the permission `CATALOGUE`.',
      type: CategoryDeletePayload,
      authScopes: { catalogue: true },
      errors: { types: [CategoryNotFoundError, CategoryInUseError] },
      input: { categoryId },
      resolve: (_root, { input }, { authentication }) =>
        deleteCategory(requireViewer(authentication), { categoryId: input.categoryId.id }),
    }),
  };
});

const SubCategoryCreatePayload = builder.objectRef<{ subCategoryId: string }>('SubCategoryCreatePayload').implement({
  description: 'The created sub-category.',
  fields: (t) => ({
    subCategoryEdge: t.field({
      type: SubCategoryEdge,
      description: 'For the end of a list.',
      resolve: ({ subCategoryId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'SubCategory', select: SUB_CATEGORY_BASE }, (query) =>
          db.subCategory.findUniqueOrThrow({ ...query, where: { id: subCategoryId } }),
        ),
    }),
  }),
});

const SubCategoryUpdatePayload = builder.objectRef<{ subCategoryId: string }>('SubCategoryUpdatePayload').implement({
  description: 'The changed sub-category.',
  fields: (t) => ({
    subCategory: t.prismaField({
      type: SubCategoryRef,
      description: 'The sub-category.',
      resolve: (query, { subCategoryId }) =>
        db.subCategory.findUniqueOrThrow({ ...query, where: { id: subCategoryId } }),
    }),
  }),
});

const SubCategoryDeletePayload = builder.objectRef<{ subCategoryId: string }>('SubCategoryDeletePayload').implement({
  description: 'The deleted sub-category.',
  fields: (t) => ({
    deletedSubCategoryId: t.id({
      description: 'Its id.',
      resolve: ({ subCategoryId }) => encodeId('SubCategory', subCategoryId),
    }),
  }),
});

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
      type: SubCategoryCreatePayload,
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, CategoryNotFoundError, NameTakenError, PictureNotFoundError] },
      typeOptions: { validate: subCategoryShape },
      input: fields,
      resolve: (_root, { input: { name, pictureId, categoryIds } }, { authentication }) =>
        createSubCategory(requireViewer(authentication), {
          name,
          pictureId: pictureId.id,
          categoryIds: categoryIds.map(({ id }) => id),
        }),
    }),
    subCategoryUpdate: t.fieldWithInput({
      description:
        'Changes a sub-category, but not the categories of its products; a picture that nothing uses any more is deleted. Needs the permission `CATALOGUE`.',
      type: SubCategoryUpdatePayload,
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
          subCategoryId: input.subCategoryId.id,
          name: input.name,
          pictureId: input.pictureId.id,
          categoryIds: input.categoryIds.map(({ id }) => id),
        }),
    }),
    subCategoryDelete: t.fieldWithInput({
      description: 'Deletes a sub-category to which no product refers. Needs the permission `CATALOGUE`.',
      type: SubCategoryDeletePayload,
      authScopes: { catalogue: true },
      errors: { types: [SubCategoryNotFoundError, SubCategoryInUseError] },
      input: { subCategoryId },
      resolve: (_root, { input }, { authentication }) =>
        deleteSubCategory(requireViewer(authentication), { subCategoryId: input.subCategoryId.id }),
    }),
  };
});
