import { defineUserError } from '../../platform/core/errors/userError.ts';

export class InvalidCsvError extends defineUserError({
  description: 'The file can’t be read as a CSV file or workbook of products. Nothing is stored.',
  fields: {
    line: {
      type: 'Int',
      nullable: true,
      description: 'The number of the line of a CSV file, from 1; null for the file as a whole and for a workbook.',
    },
  },
}) {
  constructor(message: string, line: number | null = null, options?: ErrorOptions) {
    super(message, { line, ...options });
  }
}

export class CatalogueImportNotFoundError extends defineUserError({
  description: 'There is no such import, or it is older than 90 days.',
  message: 'This import no longer exists',
}) {}

export class CatalogueImportNotReadyError extends defineUserError({
  description: 'The state of the import does not allow it, or another import is running.',
}) {}
