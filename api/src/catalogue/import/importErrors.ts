import { UserError } from '../../graphql/userError.ts';

/** The file can't be read as a CSV file of products. */
export class InvalidCsvError extends UserError {
  /** From 1; null when it is about the file as a whole. */
  readonly line: number | null;

  constructor(message: string, line: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InvalidCsvError';
    this.line = line;
  }
}

/** There is no such import, or no longer. */
export class CatalogueImportGoneError extends UserError {
  constructor() {
    super('This import is no longer there');
    this.name = 'CatalogueImportGoneError';
  }
}

/** The import is not in a state for it, or another one is under way. */
export class CatalogueImportNotReadyError extends UserError {
  constructor(message: string) {
    super(message);
    this.name = 'CatalogueImportNotReadyError';
  }
}
