import { defineUserError } from '../../platform/core/errors/userError.ts';

export class AlreadyAssignedError extends defineUserError({
  description: 'The order is assigned to another picker or rider.',
  fields: {
    assigneeName: {
      type: 'String',
      nullable: true,
      description: 'The name of the assigned picker or rider; null when the account is deleted.',
    },
  },
}) {
  constructor(assigneeName: string | null) {
    super(`${assigneeName ?? 'Someone else'} has already taken this order`, { assigneeName });
  }
}

export class RiderNotFoundError extends defineUserError({
  description: 'The user does not exist, is suspended or lacks the permission `DELIVERIES`.',
  message: 'This person can’t deliver orders. Choose another rider.',
}) {}

export class PickingIncompleteError extends defineUserError({
  description: 'Pieces of the order are neither picked nor missing.',
  fields: { remainingQuantity: { type: 'Int', description: 'The number of these pieces.' } },
}) {
  constructor(remainingQuantity: number) {
    super(remainingQuantity === 1 ? '1 piece is not picked yet' : `${remainingQuantity} pieces are not picked yet`, {
      remainingQuantity,
    });
  }
}
