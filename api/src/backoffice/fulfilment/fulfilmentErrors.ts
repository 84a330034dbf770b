import { UserError } from '../../platform/core/errors/userError.ts';

/** The order is assigned to another picker or rider. */
export class AlreadyAssignedError extends UserError {
  /** Null when the account of the assignee is deleted. */
  readonly assigneeName: string | null;

  constructor(assigneeName: string | null) {
    super(`${assigneeName ?? 'Someone else'} has already taken this order`);
    this.name = 'AlreadyAssignedError';
    this.assigneeName = assigneeName;
  }
}

/** The user does not exist or cannot deliver orders. */
export class RiderNotFoundError extends UserError {
  constructor() {
    super('This person can’t deliver orders. Choose another rider.');
    this.name = 'RiderNotFoundError';
  }
}

/** An order cannot be packed while pieces are neither picked nor missing. */
export class PickingIncompleteError extends UserError {
  /** The number of these pieces. */
  readonly remainingQuantity: number;

  constructor(remainingQuantity: number) {
    super(remainingQuantity === 1 ? '1 piece is not picked yet' : `${remainingQuantity} pieces are not picked yet`);
    this.name = 'PickingIncompleteError';
    this.remainingQuantity = remainingQuantity;
  }
}
