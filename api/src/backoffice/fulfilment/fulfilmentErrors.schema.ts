import { ErrorInterface } from '../../platform/graphql/base.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { AlreadyAssignedError, PickingIncompleteError, RiderNotFoundError } from './fulfilmentErrors.ts';

builder.objectType(AlreadyAssignedError, {
  name: 'AlreadyAssignedError',
  description: 'The order is assigned to another picker or rider.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    assigneeName: t.exposeString('assigneeName', {
      nullable: true,
      description: 'The name of the assigned picker or rider; null when the account is deleted.',
    }),
  }),
});

builder.objectType(RiderNotFoundError, {
  name: 'RiderNotFoundError',
  description: 'The user does not exist, is suspended or lacks the permission `DELIVERIES`.',
  interfaces: [ErrorInterface],
});

builder.objectType(PickingIncompleteError, {
  name: 'PickingIncompleteError',
  description: 'Pieces of the order are neither picked nor missing.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    remainingQuantity: t.exposeInt('remainingQuantity', { description: 'The number of these pieces.' }),
  }),
});
