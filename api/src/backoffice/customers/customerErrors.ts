import { UserError } from '../../platform/core/errors/userError.ts';
import { formatRupees } from '../../platform/money/formatRupees.ts';

/** No account has the id, or it was deleted. */
export class CustomerNotFoundError extends UserError {
  constructor() {
    super('We can’t find this customer. The account may have been deleted.');
    this.name = 'CustomerNotFoundError';
  }
}

/** No note has the id, or the viewer may not change it. */
export class CustomerNoteNotFoundError extends UserError {
  constructor() {
    super('This note is gone, or another person wrote it.');
    this.name = 'CustomerNoteNotFoundError';
  }
}

/** The account has less store credit than was to be removed. */
export class InsufficientStoreCreditError extends UserError {
  constructor(balancePaise: number) {
    super(`There is only ${formatRupees(balancePaise)} of store credit to remove.`);
    this.name = 'InsufficientStoreCreditError';
  }
}
