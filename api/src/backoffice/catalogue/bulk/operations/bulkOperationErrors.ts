import { defineUserError } from '../../../../platform/core/errors/userError.ts';

export class ProductBulkOperationNotFoundError extends defineUserError({
  description: 'There is no such bulk operation.',
  message: 'This bulk operation no longer exists',
}) {}

export class ProductBulkOperationNotReadyError extends defineUserError({
  description: 'The state of the bulk operation does not allow it, or another bulk operation is running.',
  message: 'Another bulk operation is running. Try again when it is done.',
}) {}

export class ProductBulkCountChangedError extends defineUserError({
  description: 'Another number of products matches than `expectedCount`. Nothing was changed.',
  fields: { matchCount: { type: 'Int', description: 'The number of products that match now.' } },
}) {
  constructor(matchCount: number) {
    super(`${matchCount.toLocaleString('en-IN')} products match now`, { matchCount });
  }
}
