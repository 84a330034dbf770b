import { UserError } from '../core/errors/userError.ts';

/** The reason why a picture is refused. */
export type InvalidPictureReason = 'WRONG_TYPE' | 'TOO_LARGE' | 'UNREADABLE' | 'NOT_STORED';

/** A picture is refused. The message says what the user can do. */
export class InvalidPictureError extends UserError {
  readonly reason: InvalidPictureReason;

  constructor(reason: InvalidPictureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InvalidPictureError';
    this.reason = reason;
  }
}
