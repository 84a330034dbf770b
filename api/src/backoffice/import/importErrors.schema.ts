import { ErrorInterface } from '../../platform/graphql/base.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError, InvalidCsvError } from './importErrors.ts';

builder.objectType(InvalidCsvError, {
  name: 'InvalidCsvError',
  description: 'The file can’t be read as a CSV file or workbook of products. Nothing is stored.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    line: t.exposeInt('line', {
      nullable: true,
      description: 'The number of the line of a CSV file, from 1; null for the file as a whole and for a workbook.',
    }),
  }),
});

builder.objectType(CatalogueImportNotFoundError, {
  name: 'CatalogueImportNotFoundError',
  description: 'There is no such import, or it is older than 90 days.',
  interfaces: [ErrorInterface],
});

builder.objectType(CatalogueImportNotReadyError, {
  name: 'CatalogueImportNotReadyError',
  description: 'The state of the import does not allow it, or another import is running.',
  interfaces: [ErrorInterface],
});
