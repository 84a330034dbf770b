import { UserError } from '../../../../platform/core/errors/userError.ts';

/** There is no such bulk operation. */
export class ProductBulkOperationNotFoundError extends UserError {
  constructor() {
    super('This bulk operation no longer exists');
    this.name = 'ProductBulkOperationNotFoundError';
  }
}

/** The state of the bulk operation does not allow it, or another one is at work. */
export class ProductBulkOperationNotReadyError extends UserError {
  constructor(message = 'Another bulk operation is running. Try again when it is done.') {
    super(message);
    this.name = 'ProductBulkOperationNotReadyError';
  }
}

/** Another number of products matches than the admin has seen. */
export class ProductBulkCountChangedError extends UserError {
  readonly matchCount: number;

  constructor(matchCount: number) {
    super(`${matchCount.toLocaleString('en-IN')} products match now`);
    this.name = 'ProductBulkCountChangedError';
    this.matchCount = matchCount;
  }
}
