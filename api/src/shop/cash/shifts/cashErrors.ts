import { UserError } from '../../../platform/core/errors/userError.ts';

/** The shift does not exist, or belongs to another user. */
export class CashShiftNotFoundError extends UserError {
  constructor() {
    super('We can’t find this shift');
    this.name = 'CashShiftNotFoundError';
  }
}

/** The state of the shift does not allow the step. */
export class CashShiftStateError extends UserError {
  constructor(message: string) {
    super(message);
    this.name = 'CashShiftStateError';
  }
}
