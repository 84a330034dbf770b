import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { encodeCursor } from '../../graphql/connection.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { InvalidInputError } from '../../graphql/userError.ts';
import { requireViewer } from '../../graphql/viewer.ts';
import { PictureRef } from '../../media/picture.schema.ts';
import { CategoryRef } from '../category.schema.ts';
import { SubCategoryEdge, SubCategoryRef } from '../subCategory.schema.ts';
import { addSubCategory } from './addSubCategory.ts';
import {
  CategoryGoneError,
  NameTakenError,
  PictureGoneError,
  SubCategoryGoneError,
  SubCategoryInUseError,
} from './catalogueErrors.ts';
import { subCategoryShape } from './catalogueShapes.ts';
import { deleteSubCategory } from './deleteSubCategory.ts';
import { editSubCategory } from './editSubCategory.ts';

const SubCategoryAddPayload = builder.objectRef<{ subCategoryId: string }>('SubCategoryAddPayload').implement({
  description: 'The sub-category is in the shop.',
  fields: (t) => ({
    subCategoryEdge: t.field({
      type: SubCategoryEdge,
      description: 'The new sub-category, for the end of a list.',
      resolve: async ({ subCategoryId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'SubCategory', select: { id: true }, path: ['node'] });
        const node = await db.subCategory.findUniqueOrThrow({ ...query, where: { id: subCategoryId } });
        return { cursor: encodeCursor([subCategoryId]), node };
      },
    }),
  }),
});

const SubCategoryEditPayload = builder.objectRef<{ subCategoryId: string }>('SubCategoryEditPayload').implement({
  description: 'The sub-category has been changed.',
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
  description: 'The sub-category is gone.',
  fields: (t) => ({
    deletedSubCategoryId: t.id({
      description: 'The public id that the sub-category had.',
      resolve: ({ subCategoryId }) => encodeId('SubCategory', subCategoryId),
    }),
  }),
});

builder.mutationFields((t) => {
  const fields = {
    name: t.input.string({
      required: true,
      description: 'What shoppers call it: 1 to 60 characters, and no other sub-category has it.',
    }),
    pictureId: t.input.globalID({
      for: PictureRef,
      required: true,
      description: 'The picture beside its name, from `pictureUpload`.',
    }),
    categoryIds: t.input.globalIDList({
      for: CategoryRef,
      required: true,
      description: 'The categories it stands in, 1 to 50. One that is named twice counts once.',
    }),
  };
  const subCategoryId = t.input.globalID({ for: SubCategoryRef, required: true, description: 'Which sub-category.' });
  return {
    subCategoryAdd: t.fieldWithInput({
      description: 'Adds a sub-category to categories of the shop, after all others. Admins only.',
      type: SubCategoryAddPayload,
      authScopes: { admin: true },
      errors: { types: [InvalidInputError, CategoryGoneError, NameTakenError, PictureGoneError] },
      typeOptions: { validate: subCategoryShape },
      input: fields,
      resolve: (_root, { input: { name, pictureId, categoryIds } }, { authentication }) =>
        addSubCategory(requireViewer(authentication), {
          name,
          pictureId: pictureId.id,
          categoryIds: categoryIds.map(({ id }) => id),
        }),
    }),
    subCategoryEdit: t.fieldWithInput({
      description:
        'Changes the name, the picture and the categories of a sub-category; its products stay in theirs. A former picture is deleted if nothing else shows it. Admins only.',
      type: SubCategoryEditPayload,
      authScopes: { admin: true },
      errors: {
        types: [InvalidInputError, SubCategoryGoneError, CategoryGoneError, NameTakenError, PictureGoneError],
      },
      typeOptions: { validate: subCategoryShape },
      input: { subCategoryId, ...fields },
      resolve: (_root, { input }, { authentication }) =>
        editSubCategory(requireViewer(authentication), {
          subCategoryId: input.subCategoryId.id,
          name: input.name,
          pictureId: input.pictureId.id,
          categoryIds: input.categoryIds.map(({ id }) => id),
        }),
    }),
    subCategoryDelete: t.fieldWithInput({
      description:
        'Deletes a sub-category for good. Refused while a product refers to it, hidden products included. Admins only.',
      type: SubCategoryDeletePayload,
      authScopes: { admin: true },
      errors: { types: [SubCategoryGoneError, SubCategoryInUseError] },
      input: { subCategoryId },
      resolve: (_root, { input }, { authentication }) =>
        deleteSubCategory(requireViewer(authentication), { subCategoryId: input.subCategoryId.id }),
    }),
  };
});
