import { z } from 'zod';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { CategoryRef, SubCategoryRef } from '../../../shop/catalogue/category.schema.ts';
import { IMPORT_COLUMN_NAMES, type ImportColumnName } from '../csv/catalogueColumns.ts';
import { CatalogueImportRef, importPayload } from '../import.schema.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from '../importErrors.ts';
import { MAX_NEW_CATEGORIES } from '../rows/newCategoryNames.ts';
import { findImportHeadings, type ImportHeading } from './columnMapping.ts';
import { findMappedCategories, type MappedCategories } from './categoryMapping.ts';
import { mapImport } from './mapImport.ts';

const authScopes = { catalogue: true } as const;

const ImportHeadingRef = builder.objectRef<ImportHeading>('ImportHeading').implement({
  description: 'A heading of an imported file.',
  authScopes,
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'From 0.' }),
    name: t.exposeString('name', { description: 'Its text.' }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'The mapped or probable column; null for an ignored one.',
    }),
    samples: t.exposeStringList('samples', { description: 'Its first three cells, shortened.' }),
  }),
});

const ImportCategoryRef = builder.objectRef<MappedCategories['categories'][number]>('ImportCategory').implement({
  description: 'A category that the shop lacks.',
  authScopes,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name in the file.' }),
    category: t.expose('category', {
      type: CategoryRef,
      nullable: true,
      description: 'Used instead; null when the import creates one.',
    }),
    gstPercent: t.exposeInt('gstPercent', {
      nullable: true,
      description: 'The tax of the created category, in percent.',
    }),
  }),
});

const ImportSubCategoryRef = builder
  .objectRef<MappedCategories['subCategories'][number]>('ImportSubCategory')
  .implement({
    description: 'A sub-category that the shop lacks.',
    authScopes,
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The name in the file.' }),
      subCategory: t.expose('subCategory', {
        type: SubCategoryRef,
        nullable: true,
        description: 'Used instead; null when the import creates one.',
      }),
    }),
  });

const CategoryMappingRef = builder.objectRef<MappedCategories>('ImportCategoryMapping').implement({
  description: 'The categories of a file that the shop lacks.',
  authScopes,
  fields: (t) => ({
    categories: t.expose('categories', { type: [ImportCategoryRef], description: 'Mapped ones first.' }),
    subCategories: t.expose('subCategories', { type: [ImportSubCategoryRef], description: 'Mapped ones first.' }),
  }),
});

builder.prismaObjectFields(CatalogueImportRef, (t) => ({
  headings: t.field({
    type: [ImportHeadingRef],
    description: 'The headings and their columns.',
    select: { id: true, headings: true, headingColumns: true },
    resolve: findImportHeadings,
  }),
  categoryMapping: t.field({
    type: CategoryMappingRef,
    description: 'What happens to categories that the shop lacks.',
    select: { id: true, newCategories: true, newSubCategories: true, categoryMapping: true },
    resolve: findMappedCategories,
  }),
}));

const ImportColumnInput = builder.inputType('CatalogueImportColumnInput', {
  description: 'The column of a heading.',
  fields: (t) => ({
    position: t.int({ required: true, description: 'From 0.' }),
    column: t.string({ required: true, description: 'A name of `catalogueFile`.' }),
  }),
});

const ImportCategoryInput = builder.inputType('CatalogueImportCategoryInput', {
  description: 'What happens to a category that the shop lacks.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name in the file.' }),
    categoryId: t.globalID({ for: CategoryRef, description: 'Used instead; left out to create one.' }),
    gstPercent: t.int({ description: 'The tax of a created one, 0 to 100 percent.' }),
  }),
});

const ImportSubCategoryInput = builder.inputType('CatalogueImportSubCategoryInput', {
  description: 'The sub-category to use instead of one of the file.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name in the file.' }),
    subCategoryId: t.globalID({ for: SubCategoryRef, required: true, description: 'Used instead.' }),
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
      'Maps headings and categories of an import that has not started, and queues the dry run again. What is left out stays; the choices are remembered for the viewer’s next files. Needs the permission `CATALOGUE`.',
    type: importPayload('CatalogueImportMapPayload', 'The mapped import.'),
    authScopes,
    errors: { types: [InvalidInputError, CatalogueImportNotFoundError, CatalogueImportNotReadyError] },
    typeOptions: { validate: mapShape },
    input: {
      importId: t.input.globalID({ for: CatalogueImportRef, required: true, description: 'Its id.' }),
      columns: t.input.field({ type: [ImportColumnInput], description: 'All other headings are ignored.' }),
      categories: t.input.field({ type: [ImportCategoryInput], description: 'All others are created, without a tax.' }),
      subCategories: t.input.field({ type: [ImportSubCategoryInput], description: 'All others are created.' }),
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
