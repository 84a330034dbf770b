import { defineUserError } from '../../../platform/core/errors/userError.ts';

export class CashShiftNotFoundError extends defineUserError({
  description: 'The cash shift does not exist, or belongs to another person.',
  message: 'We can’t find this shift',
}) {}

export class CashShiftStateError extends defineUserError({
  description: 'The state of the cash shift does not allow the step: it is open, closed or signed off.',
}) {}
