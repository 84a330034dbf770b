import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { loadEdge } from '../../../platform/graphql/connection.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { PictureRef } from '../../../platform/media/picture.schema.ts';
import { CATEGORY_BASE, CategoryEdge, CategoryRef } from '../../../shop/catalogue/category.schema.ts';
import { createCategory } from './createCategory.ts';
import { CategoryNotFoundError, CategoryInUseError, NameTakenError, PictureNotFoundError } from '../catalogueErrors.ts';
import { categoryShape } from '../catalogueShapes.ts';
import { deleteCategory } from './deleteCategory.ts';
import { updateCategory } from './updateCategory.ts';

const CategoryCreatePayload = builder.objectRef<{ categoryId: string }>('CategoryCreatePayload').implement({
  description: 'The category is created.',
  fields: (t) => ({
    categoryEdge: t.field({
      type: CategoryEdge,
      description: 'The new category, for the end of a list.',
      resolve: ({ categoryId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'Category', select: CATEGORY_BASE }, (query) =>
          db.category.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
        ),
    }),
  }),
});

const CategoryUpdatePayload = builder.objectRef<{ categoryId: string }>('CategoryUpdatePayload').implement({
  description: 'The category is changed.',
  fields: (t) => ({
    category: t.prismaField({
      type: CategoryRef,
      description: 'The category as it is now.',
      resolve: (query, { categoryId }) => db.category.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
    }),
  }),
});

const CategoryDeletePayload = builder.objectRef<{ categoryId: string }>('CategoryDeletePayload').implement({
  description: 'The category is deleted.',
  fields: (t) => ({
    deletedCategoryId: t.id({
      description: 'The public id of the deleted category.',
      resolve: ({ categoryId }) => encodeId('Category', categoryId),
    }),
  }),
});

builder.mutationFields((t) => {
  const fields = {
    name: t.input.string({
      required: true,
      description: 'The name, 1 to 60 characters; no other category has it.',
    }),
    pictureId: t.input.globalID({
      for: PictureRef,
      required: true,
      description: 'The picture of its tile, from `pictureUpload`.',
    }),
    gstPercent: t.input.int({
      description:
        'The goods and services tax, in percent from 0 to 100, that the form suggests for new products of the category, and an import gives those without one; null for none. An update that leaves it out keeps it.',
    }),
    isOnHomePage: t.input.boolean({
      description: 'Whether the home page shows it, which it does by default. An update that leaves it out keeps it.',
    }),
    isInFooter: t.input.boolean({
      description: 'Whether the footer links to it, which it does by default. An update that leaves it out keeps it.',
    }),
  };
  const categoryId = t.input.globalID({
    for: CategoryRef,
    required: true,
    description: 'The public id of the category.',
  });
  return {
    categoryCreate: t.fieldWithInput({
      description: 'Creates a category at the end of the list of categories. Needs the permission `CATALOGUE`.',
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
        'Changes the name, the picture, the GST and the places of a category. The former picture is deleted when nothing else uses it. Needs the permission `CATALOGUE`.',
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
      description:
        'Deletes a category. It fails while a sub-category or a product, also a hidden one, refers to the category. Needs the permission `CATALOGUE`.',
      type: CategoryDeletePayload,
      authScopes: { catalogue: true },
      errors: { types: [CategoryNotFoundError, CategoryInUseError] },
      input: { categoryId },
      resolve: (_root, { input }, { authentication }) =>
        deleteCategory(requireViewer(authentication), { categoryId: input.categoryId.id }),
    }),
  };
});
