import { UserError } from '../core/userError.ts';

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
