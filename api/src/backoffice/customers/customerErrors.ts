import { defineUserError } from '../../platform/core/errors/userError.ts';
import { formatRupees } from '../../platform/money/rupees.ts';

export class CustomerNotFoundError extends defineUserError({
  description: 'There is no such customer; the account may have been deleted.',
  message: 'We can’t find this customer. The account may have been deleted.',
}) {}

export class CustomerNoteNotFoundError extends defineUserError({
  description: 'There is no such note, or only its author may change it.',
  message: 'This note is gone, or another person wrote it.',
}) {}

export class InsufficientStoreCreditError extends defineUserError({
  description: 'There is less store credit than was to be removed.',
}) {
  constructor(balancePaise: number) {
    super(`There is only ${formatRupees(balancePaise)} of store credit to remove.`);
  }
}
