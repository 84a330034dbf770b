import { defineUserError } from '../../../platform/core/errors/userError.ts';

export class CashShiftNotFoundError extends defineUserError({
  description: 'The shift does not exist, or belongs to another person.',
  message: 'We can’t find this shift',
}) {}

export class CashShiftStateError extends defineUserError({
  description: 'The status of the shift does not allow the step.',
}) {}
