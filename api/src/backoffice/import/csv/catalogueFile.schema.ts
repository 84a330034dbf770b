import { builder } from '../../../platform/graphql/builder.ts';
import { COLUMN_NAMES, IMPORT_COLUMNS, type CatalogueColumn } from './catalogueColumns.ts';
import { EXPORT_PATH } from './exportRoute.ts';

const CatalogueColumnRef = builder.objectRef<CatalogueColumn>('CatalogueColumn').implement({
  description: 'A column of the catalogue’s file.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name in the header.' }),
    description: t.exposeString('description', { description: 'The content of its cells.' }),
    example: t.exposeString('example', { description: 'An example of a cell.' }),
    aliases: t.exposeStringList('aliases', { description: 'Other names that imports accept.' }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Whether a new product needs it.' }),
    isExported: t.boolean({
      description: 'Whether exports have it.',
      resolve: ({ name }) => (COLUMN_NAMES as readonly string[]).includes(name),
    }),
  }),
});

const CatalogueFileRef = builder.objectRef<object>('CatalogueFile').implement({
  description: 'The catalogue as CSV: UTF-8, a header row, one product per row.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    exportUrl: t.string({ description: 'Where a session downloads the catalogue.', resolve: () => EXPORT_PATH }),
    columns: t.field({
      type: [CatalogueColumnRef],
      description: 'In the order of an export; an import needs the required ones alone, in any order.',
      resolve: () => IMPORT_COLUMNS,
    }),
  }),
});

builder.queryField('catalogueFile', (t) =>
  t.field({
    type: CatalogueFileRef,
    nullable: true,
    description: 'The format of exports and imports. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    resolve: () => ({}),
  }),
);
