import { UserError } from '../../platform/core/errors/userError.ts';

/** The file can't be read as a CSV file or workbook of products. */
export class InvalidCsvError extends UserError {
  /** The number of the line, from 1; null for the file as a whole. */
  readonly line: number | null;

  constructor(message: string, line: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InvalidCsvError';
    this.line = line;
  }
}

/** There is no such import. */
export class CatalogueImportNotFoundError extends UserError {
  constructor() {
    super('This import no longer exists');
    this.name = 'CatalogueImportNotFoundError';
  }
}

/** The state of the import does not allow it, or another import is running. */
export class CatalogueImportNotReadyError extends UserError {
  constructor(message: string) {
    super(message);
    this.name = 'CatalogueImportNotReadyError';
  }
}
