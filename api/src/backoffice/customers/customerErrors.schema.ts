import { ErrorInterface } from '../../platform/graphql/base.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { CustomerNoteNotFoundError, CustomerNotFoundError, InsufficientStoreCreditError } from './customerErrors.ts';

builder.objectType(CustomerNotFoundError, {
  name: 'CustomerNotFoundError',
  description: 'There is no such customer; the account may have been deleted.',
  interfaces: [ErrorInterface],
});

builder.objectType(CustomerNoteNotFoundError, {
  name: 'CustomerNoteNotFoundError',
  description: 'There is no such note, or only its author may change it.',
  interfaces: [ErrorInterface],
});

builder.objectType(InsufficientStoreCreditError, {
  name: 'InsufficientStoreCreditError',
  description: 'There is less store credit than was to be removed.',
  interfaces: [ErrorInterface],
});
