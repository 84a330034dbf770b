import { ErrorInterface } from '../../../platform/graphql/base.schema.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { CashShiftNotFoundError, CashShiftStateError } from './cashErrors.ts';

builder.objectType(CashShiftNotFoundError, {
  name: 'CashShiftNotFoundError',
  description: 'The cash shift does not exist, or belongs to another person.',
  interfaces: [ErrorInterface],
});

builder.objectType(CashShiftStateError, {
  name: 'CashShiftStateError',
  description: 'The state of the cash shift does not allow the step: it is open, closed or signed off.',
  interfaces: [ErrorInterface],
});
