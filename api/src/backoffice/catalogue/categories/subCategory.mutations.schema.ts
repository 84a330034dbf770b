import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { loadEdge } from '../../../platform/graphql/connection.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { PictureRef } from '../../../platform/media/picture.schema.ts';
import { CategoryRef } from '../../../shop/catalogue/category.schema.ts';
import { SUB_CATEGORY_BASE, SubCategoryEdge, SubCategoryRef } from '../../../shop/catalogue/subCategory.schema.ts';
import { createSubCategory } from './createSubCategory.ts';
import {
  CategoryNotFoundError,
  NameTakenError,
  PictureNotFoundError,
  SubCategoryNotFoundError,
  SubCategoryInUseError,
} from '../catalogueErrors.ts';
import { subCategoryShape } from '../catalogueShapes.ts';
import { deleteSubCategory } from './deleteSubCategory.ts';
import { updateSubCategory } from './updateSubCategory.ts';

const SubCategoryCreatePayload = builder.objectRef<{ subCategoryId: string }>('SubCategoryCreatePayload').implement({
  description: 'The sub-category is created.',
  fields: (t) => ({
    subCategoryEdge: t.field({
      type: SubCategoryEdge,
      description: 'The new sub-category, for the end of a list.',
      resolve: ({ subCategoryId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'SubCategory', select: SUB_CATEGORY_BASE }, (query) =>
          db.subCategory.findUniqueOrThrow({ ...query, where: { id: subCategoryId } }),
        ),
    }),
  }),
});

const SubCategoryUpdatePayload = builder.objectRef<{ subCategoryId: string }>('SubCategoryUpdatePayload').implement({
  description: 'The sub-category is changed.',
  fields: (t) => ({
    subCategory: t.prismaField({
      type: SubCategoryRef,
      description: 'The sub-category as it is now.',
      resolve: (query, { subCategoryId }) =>
        db.subCategory.findUniqueOrThrow({ ...query, where: { id: subCategoryId } }),
    }),
  }),
});

const SubCategoryDeletePayload = builder.objectRef<{ subCategoryId: string }>('SubCategoryDeletePayload').implement({
  description: 'The sub-category is deleted.',
  fields: (t) => ({
    deletedSubCategoryId: t.id({
      description: 'The public id of the deleted sub-category.',
      resolve: ({ subCategoryId }) => encodeId('SubCategory', subCategoryId),
    }),
  }),
});

builder.mutationFields((t) => {
  const fields = {
    name: t.input.string({
      required: true,
      description: 'The name, 1 to 60 characters; no other sub-category has it.',
    }),
    pictureId: t.input.globalID({
      for: PictureRef,
      required: true,
      description: 'The picture beside the name, from `pictureUpload`.',
    }),
    categoryIds: t.input.globalIDList({
      for: CategoryRef,
      required: true,
      description: 'The categories that contain it, 1 to 50. One that is named twice counts once.',
    }),
  };
  const subCategoryId = t.input.globalID({
    for: SubCategoryRef,
    required: true,
    description: 'The public id of the sub-category.',
  });
  return {
    subCategoryCreate: t.fieldWithInput({
      description: 'Creates a sub-category at the end of the list of sub-categories. Needs the permission `CATALOGUE`.',
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
        'Changes the name, the picture and the categories of a sub-category. The categories of its products do not change. The former picture is deleted when nothing else uses it. Needs the permission `CATALOGUE`.',
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
      description:
        'Deletes a sub-category. It fails while a product, also a hidden one, refers to the sub-category. Needs the permission `CATALOGUE`.',
      type: SubCategoryDeletePayload,
      authScopes: { catalogue: true },
      errors: { types: [SubCategoryNotFoundError, SubCategoryInUseError] },
      input: { subCategoryId },
      resolve: (_root, { input }, { authentication }) =>
        deleteSubCategory(requireViewer(authentication), { subCategoryId: input.subCategoryId.id }),
    }),
  };
});
