import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { encodeCursor } from '../../graphql/connection.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { InvalidInputError } from '../../graphql/userError.ts';
import { requireViewer } from '../../graphql/viewer.ts';
import { PictureRef } from '../../media/picture.schema.ts';
import { CategoryEdge, CategoryRef } from '../category.schema.ts';
import { addCategory } from './addCategory.ts';
import { CategoryGoneError, CategoryInUseError, NameTakenError, PictureGoneError } from './catalogueErrors.ts';
import { categoryShape } from './catalogueShapes.ts';
import { deleteCategory } from './deleteCategory.ts';
import { editCategory } from './editCategory.ts';

const CategoryAddPayload = builder.objectRef<{ categoryId: string }>('CategoryAddPayload').implement({
  description: 'The category is in the shop.',
  fields: (t) => ({
    categoryEdge: t.field({
      type: CategoryEdge,
      description: 'The new category, for the end of a list.',
      resolve: async ({ categoryId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Category', select: { id: true }, path: ['node'] });
        const node = await db.category.findUniqueOrThrow({ ...query, where: { id: categoryId } });
        return { cursor: encodeCursor([categoryId]), node };
      },
    }),
  }),
});

const CategoryEditPayload = builder.objectRef<{ categoryId: string }>('CategoryEditPayload').implement({
  description: 'The category has been changed.',
  fields: (t) => ({
    category: t.prismaField({
      type: CategoryRef,
      description: 'The category as it is now.',
      resolve: (query, { categoryId }) => db.category.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
    }),
  }),
});

const CategoryDeletePayload = builder.objectRef<{ categoryId: string }>('CategoryDeletePayload').implement({
  description: 'The category is gone.',
  fields: (t) => ({
    deletedCategoryId: t.id({
      description: 'The public id that the category had.',
      resolve: ({ categoryId }) => encodeId('Category', categoryId),
    }),
  }),
});

builder.mutationFields((t) => {
  const fields = {
    name: t.input.string({
      required: true,
      description: 'What shoppers call it: 1 to 60 characters, and no other category has it.',
    }),
    pictureId: t.input.globalID({
      for: PictureRef,
      required: true,
      description: 'The picture on its tile, from `pictureUpload`.',
    }),
  };
  const categoryId = t.input.globalID({ for: CategoryRef, required: true, description: 'Which category.' });
  return {
    categoryAdd: t.fieldWithInput({
      description: 'Adds a category to the shop, after all others. Admins only.',
      type: CategoryAddPayload,
      authScopes: { admin: true },
      errors: { types: [InvalidInputError, NameTakenError, PictureGoneError] },
      typeOptions: { validate: categoryShape },
      input: fields,
      resolve: (_root, { input: { name, pictureId } }, { authentication }) =>
        addCategory(requireViewer(authentication), { name, pictureId: pictureId.id }),
    }),
    categoryEdit: t.fieldWithInput({
      description:
        'Changes the name and the picture of a category. A former picture is deleted if nothing else shows it. Admins only.',
      type: CategoryEditPayload,
      authScopes: { admin: true },
      errors: { types: [InvalidInputError, CategoryGoneError, NameTakenError, PictureGoneError] },
      typeOptions: { validate: categoryShape },
      input: { categoryId, ...fields },
      resolve: (_root, { input }, { authentication }) =>
        editCategory(requireViewer(authentication), {
          categoryId: input.categoryId.id,
          name: input.name,
          pictureId: input.pictureId.id,
        }),
    }),
    categoryDelete: t.fieldWithInput({
      description:
        'Deletes a category for good. Refused while a sub-category or a product refers to it, hidden products included. Admins only.',
      type: CategoryDeletePayload,
      authScopes: { admin: true },
      errors: { types: [CategoryGoneError, CategoryInUseError] },
      input: { categoryId },
      resolve: (_root, { input }, { authentication }) =>
        deleteCategory(requireViewer(authentication), { categoryId: input.categoryId.id }),
    }),
  };
});
