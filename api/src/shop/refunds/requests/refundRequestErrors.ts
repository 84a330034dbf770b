import type { RefundRequestStatus } from '../../../platform/db/generated/client.ts';
import { UserError } from '../../../platform/core/errors/userError.ts';

/** There is no such refund request. */
export class RefundRequestNotFoundError extends UserError {
  constructor() {
    super('We can’t find this refund request');
    this.name = 'RefundRequestNotFoundError';
  }
}

/** The refund request was decided before. */
export class RefundRequestDecidedError extends UserError {
  readonly refundRequestId: string;

  constructor(refundRequestId: string, status: RefundRequestStatus) {
    super(`This refund request was already ${status.toLowerCase()}`);
    this.name = 'RefundRequestDecidedError';
    this.refundRequestId = refundRequestId;
  }
}

/** A photo does not exist, belongs to another user or to another request. */
export class RefundRequestPhotoNotFoundError extends UserError {
  constructor() {
    super('A photo is no longer there. Remove your photos and add them again.');
    this.name = 'RefundRequestPhotoNotFoundError';
  }
}
