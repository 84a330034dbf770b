import { builder } from '../../../platform/graphql/builder.ts';
import { COLUMN_NAMES, IMPORT_COLUMNS, type CatalogueColumn } from './catalogueColumns.ts';
import { EXPORT_PATH } from './exportRoute.ts';

const CatalogueColumnRef = builder.objectRef<CatalogueColumn>('CatalogueColumn').implement({
  description: 'A column of the catalogue’s CSV file.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name in the header.' }),
    description: t.exposeString('description', { description: 'The content of its cells.' }),
    example: t.exposeString('example', { description: 'An example of a cell.' }),
    aliases: t.exposeStringList('aliases', { description: 'Other names that an import reads as this one.' }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Whether a new product needs it.' }),
    isExported: t.boolean({
      description: 'Whether an export has it; an import turns the others into those.',
      resolve: ({ name }) => (COLUMN_NAMES as readonly string[]).includes(name),
    }),
  }),
});

const CatalogueFileRef = builder.objectRef<object>('CatalogueFile').implement({
  description: 'The format of the catalogue as a CSV file: UTF-8, a header row, one product per row.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    exportUrl: t.string({
      description:
        'The URL at which an admin downloads the whole catalogue, with the cookie or the access token of a session.',
      resolve: () => EXPORT_PATH,
    }),
    columns: t.field({
      type: [CatalogueColumnRef],
      description:
        'Its columns in the order of an export; an import may leave out what is not required, and order them as it likes.',
      resolve: () => IMPORT_COLUMNS,
    }),
  }),
});

builder.queryField('catalogueFile', (t) =>
  t.field({
    type: CatalogueFileRef,
    nullable: true,
    description: 'The CSV file that the catalogue is exported to and imported from. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    resolve: () => ({}),
  }),
);
