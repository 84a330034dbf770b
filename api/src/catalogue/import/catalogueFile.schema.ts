import { builder } from '../../graphql/builder.ts';
import { CATALOGUE_COLUMNS, type CatalogueColumn } from './catalogueColumns.ts';
import { EXPORT_PATH } from './exportRoute.ts';

const CatalogueColumnRef = builder.objectRef<CatalogueColumn>('CatalogueColumn').implement({
  description: 'A column of the catalogue’s CSV file.',
  authScopes: { admin: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As in the header.' }),
    description: t.exposeString('description', { description: 'What its cells hold.' }),
    example: t.exposeString('example', { description: 'An example of a cell.' }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Whether a new product needs it.' }),
  }),
});

const CatalogueFileRef = builder.objectRef<object>('CatalogueFile').implement({
  description: 'How the catalogue stands in a CSV file: UTF-8, a header row, one product a row.',
  authScopes: { admin: true },
  fields: (t) => ({
    exportUrl: t.string({
      description:
        'Where a signed-in admin downloads the whole catalogue: with the session’s cookie, or its access token as a bearer.',
      resolve: () => EXPORT_PATH,
    }),
    columns: t.field({
      type: [CatalogueColumnRef],
      description:
        'Its columns in the order of an export; an import may leave out what is not required, and order them as it likes.',
      resolve: () => CATALOGUE_COLUMNS,
    }),
  }),
});

builder.queryField('catalogueFile', (t) =>
  t.field({
    type: CatalogueFileRef,
    description: 'The CSV file that the catalogue is exported to and imported from. Admins only.',
    authScopes: { admin: true },
    resolve: () => ({}),
  }),
);
