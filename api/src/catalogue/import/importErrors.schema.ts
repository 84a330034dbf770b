import { ErrorInterface } from '../../graphql/base.schema.ts';
import { builder } from '../../graphql/builder.ts';
import { CatalogueImportGoneError, CatalogueImportNotReadyError, InvalidCsvError } from './importErrors.ts';

builder.objectType(InvalidCsvError, {
  name: 'InvalidCsvError',
  description: 'The file can’t be read as a CSV file of products. Nothing of it is kept.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    line: t.exposeInt('line', {
      nullable: true,
      description: 'The line of the file, from 1; null when it is about the file as a whole.',
    }),
  }),
});

builder.objectType(CatalogueImportGoneError, {
  name: 'CatalogueImportGoneError',
  description: 'There is no such import, or it was so long ago that it is forgotten.',
  interfaces: [ErrorInterface],
});

builder.objectType(CatalogueImportNotReadyError, {
  name: 'CatalogueImportNotReadyError',
  description: 'The import is not in a state for it, or another one is under way.',
  interfaces: [ErrorInterface],
});
