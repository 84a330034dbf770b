import { defineUserError } from '../../platform/core/errors/userError.ts';

export class InvalidCsvError extends defineUserError({
  description: 'The file can’t be read. Nothing is stored.',
  fields: { line: { type: 'Int', nullable: true, description: 'The line of a CSV file, from 1; null otherwise.' } },
}) {
  constructor(message: string, line: number | null = null, options?: ErrorOptions) {
    super(message, { line, ...options });
  }
}

export class CatalogueImportNotFoundError extends defineUserError({
  description: 'There is no such import.',
  message: 'This import no longer exists',
}) {}

export class CatalogueImportNotReadyError extends defineUserError({
  description: 'Its status does not allow it, or another one is running.',
}) {}
