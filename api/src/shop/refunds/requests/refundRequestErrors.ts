import type { RefundRequestStatus } from '../../../platform/db/generated/client.ts';
import { defineUserError } from '../../../platform/core/errors/userError.ts';

export class RefundRequestNotFoundError extends defineUserError({
  description: 'There is no such request.',
  message: 'We can’t find this refund request',
}) {}

export class RefundRequestDecidedError extends defineUserError({
  description: 'The request was decided before.',
}) {
  readonly refundRequestId: string;

  constructor(refundRequestId: string, status: RefundRequestStatus) {
    super(`This refund request was already ${status.toLowerCase()}`);
    this.refundRequestId = refundRequestId;
  }
}

export class RefundRequestPhotoNotFoundError extends defineUserError({
  description: 'A photo is no longer there, belongs to another user, or has a request.',
  message: 'A photo is no longer there. Remove your photos and add them again.',
}) {}
