import type { OrderStatus } from '../../db/generated/client.ts';
import { UserError } from '../../graphql/userError.ts';

/** Somebody else packs the order, or brings it. */
export class AlreadyTakenError extends UserError {
  /** Null for somebody who is gone. */
  readonly takenBy: string | null;

  constructor(takenBy: string | null) {
    super(`${takenBy ?? 'Somebody else'} has taken this order already`);
    this.name = 'AlreadyTakenError';
    this.takenBy = takenBy;
  }
}

/** An order can't be packed before each of its pieces is in the bag or known to be missing. */
export class NotAllMarkedError extends UserError {
  /** Pieces that are not marked. */
  readonly left: number;

  constructor(left: number) {
    super(left === 1 ? '1 piece is not marked yet' : `${left} pieces are not marked yet`);
    this.name = 'NotAllMarkedError';
    this.left = left;
  }
}

/** The order does not stand where that can be done with it. */
export class WrongStateError extends UserError {
  readonly status: OrderStatus;

  constructor(status: OrderStatus, message = `This order is ${status.toLowerCase().replaceAll('_', ' ')}`) {
    super(message);
    this.name = 'WrongStateError';
    this.status = status;
  }
}
