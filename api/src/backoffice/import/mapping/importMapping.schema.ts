import { z } from 'zod';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { CategoryRef, SubCategoryRef } from '../../../shop/catalogue/category.schema.ts';
import { IMPORT_COLUMN_NAMES, type ImportColumnName } from '../csv/catalogueColumns.ts';
import { CatalogueImportRef } from '../import.schema.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from '../importErrors.ts';
import { MAX_NEW_CATEGORIES } from '../rows/newCategoryNames.ts';
import { findImportHeadings, type ImportHeading } from './findImportHeadings.ts';
import { findMappedCategories, type MappedCategories } from './findMappedCategories.ts';
import { mapImport } from './mapImport.ts';

const authScopes = { catalogue: true } as const;

const ImportHeadingRef = builder.objectRef<ImportHeading>('ImportHeading').implement({
  description: 'A heading of an imported file.',
  authScopes,
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Its position in the file, from 0.' }),
    name: t.exposeString('name', { description: 'Its text in the file.' }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'The name of the column that it is mapped to, or probably means; null for an ignored one.',
    }),
    samples: t.exposeStringList('samples', {
      description: 'Its first cells that are not empty, three at most, shortened.',
    }),
  }),
});

const ImportCategoryRef = builder.objectRef<MappedCategories['categories'][number]>('ImportCategory').implement({
  description: 'A category of an imported file that the shop has not.',
  authScopes,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name in the file.' }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      description: 'The category that is used instead; null when the import creates one.',
      resolve: ({ category }) => category,
    }),
    gstPercent: t.exposeInt('gstPercent', {
      nullable: true,
      description: 'The goods and services tax of the category that the import creates, in percent.',
    }),
  }),
});

const ImportSubCategoryRef = builder
  .objectRef<MappedCategories['subCategories'][number]>('ImportSubCategory')
  .implement({
    description: 'A sub-category of an imported file that the shop has not.',
    authScopes,
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The name in the file.' }),
      subCategory: t.field({
        type: SubCategoryRef,
        nullable: true,
        description: 'The sub-category that is used instead; null when the import creates one.',
        resolve: ({ subCategory }) => subCategory,
      }),
    }),
  });

const CategoryMappingRef = builder.objectRef<MappedCategories>('ImportCategoryMapping').implement({
  description: 'The categories of an imported file that the shop has not.',
  authScopes,
  fields: (t) => ({
    categories: t.field({
      type: [ImportCategoryRef],
      description: 'The categories, those that are mapped first.',
      resolve: ({ categories }) => categories,
    }),
    subCategories: t.field({
      type: [ImportSubCategoryRef],
      description: 'The sub-categories, those that are mapped first.',
      resolve: ({ subCategories }) => subCategories,
    }),
  }),
});

builder.prismaObjectFields(CatalogueImportRef, (t) => ({
  headings: t.field({
    type: [ImportHeadingRef],
    description: 'The headings of the file, and the columns that they are mapped to.',
    select: { id: true, headings: true, headingColumns: true },
    resolve: findImportHeadings,
  }),
  categoryMapping: t.field({
    type: CategoryMappingRef,
    description: 'What happens to the categories of the file that the shop has not.',
    select: { id: true, newCategories: true, newSubCategories: true, categoryMapping: true },
    resolve: findMappedCategories,
  }),
}));

const ImportColumnInput = builder.inputType('CatalogueImportColumnInput', {
  description: 'The column of a heading.',
  fields: (t) => ({
    position: t.int({ required: true, description: 'The position of the heading, from 0.' }),
    column: t.string({ required: true, description: 'The name of the column, one of `catalogueFile`.' }),
  }),
});

const ImportCategoryInput = builder.inputType('CatalogueImportCategoryInput', {
  description: 'What happens to a category of the file that the shop has not.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name in the file.' }),
    categoryId: t.globalID({ for: CategoryRef, description: 'The category to use instead; left out to create one.' }),
    gstPercent: t.int({ description: 'The goods and services tax of a created one, in percent from 0 to 100.' }),
  }),
});

const ImportSubCategoryInput = builder.inputType('CatalogueImportSubCategoryInput', {
  description: 'The sub-category that is used instead of one of the file.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name in the file.' }),
    subCategoryId: t.globalID({ for: SubCategoryRef, required: true, description: 'The sub-category to use instead.' }),
  }),
});

const CatalogueImportMapPayload = builder.objectRef<{ importId: string }>('CatalogueImportMapPayload').implement({
  description: 'The mapping is stored, and the dry run is queued.',
  fields: (t) => ({
    catalogueImport: t.prismaField({
      type: CatalogueImportRef,
      description: 'The import as it is now.',
      resolve: (query, { importId }) => db.catalogueImport.findUniqueOrThrow({ ...query, where: { id: importId } }),
    }),
  }),
});

const name = z.string().trim().min(1, 'A name is required').max(60, 'A name can have at most 60 characters');
const mapShape = z.looseObject({
  columns: z.array(z.looseObject({ column: z.enum(IMPORT_COLUMN_NAMES, 'There is no such column') })).nullish(),
  categories: z
    .array(
      z.looseObject({
        name,
        gstPercent: z
          .int('GST must be a whole number from 0 to 100')
          .min(0)
          .max(100, 'GST must be at most 100')
          .nullish(),
      }),
    )
    .max(MAX_NEW_CATEGORIES, `Map at most ${MAX_NEW_CATEGORIES} categories`)
    .nullish(),
  subCategories: z
    .array(z.looseObject({ name }))
    .max(MAX_NEW_CATEGORIES, `Map at most ${MAX_NEW_CATEGORIES} sub-categories`)
    .nullish(),
});

builder.mutationField('catalogueImportMap', (t) =>
  t.fieldWithInput({
    description:
      'Maps the headings of an uploaded file to columns, and categories that the shop has not to those it has, then queues the dry run again. What is left out stays. The choices are remembered for the next files of the viewer. It fails once the import has started. Needs the permission `CATALOGUE`.',
    type: CatalogueImportMapPayload,
    authScopes,
    errors: { types: [InvalidInputError, CatalogueImportNotFoundError, CatalogueImportNotReadyError] },
    typeOptions: { validate: mapShape },
    input: {
      importId: t.input.globalID({
        for: CatalogueImportRef,
        required: true,
        description: 'The public id of the import.',
      }),
      columns: t.input.field({
        type: [ImportColumnInput],
        description: 'The columns of the mapped headings; the import ignores all others.',
      }),
      categories: t.input.field({
        type: [ImportCategoryInput],
        description: 'The categories that are mapped, or created with a tax; all others are created without one.',
      }),
      subCategories: t.input.field({
        type: [ImportSubCategoryInput],
        description: 'The sub-categories that are mapped; all others are created.',
      }),
    },
    resolve: (_root, { input }, { authentication, pubSub }) =>
      mapImport(
        requireViewer(authentication),
        {
          importId: input.importId.id,
          columns: input.columns?.map(({ position, column }) => ({ position, column: column as ImportColumnName })), // mapShape
          categories: input.categories?.map((each) => ({
            name: each.name,
            id: each.categoryId?.id ?? null,
            gstPercent: each.gstPercent ?? null,
            isUsed: true,
          })),
          subCategories: input.subCategories?.map((each) => ({
            name: each.name,
            id: each.subCategoryId.id,
            isUsed: true,
          })),
        },
        { pubSub },
      ),
  }),
);
