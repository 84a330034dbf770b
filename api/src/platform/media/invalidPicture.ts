import { defineUserError } from '../core/errors/userError.ts';

/** The reason why a picture is refused. */
export type InvalidPictureReason = 'WRONG_TYPE' | 'TOO_LARGE' | 'UNREADABLE' | 'NOT_STORED';

/** The message says what the user can do. */
export class InvalidPictureError extends defineUserError({
  description:
    'The picture was refused: its type is not supported, it is too large or unreadable, or storing it failed.',
}) {
  readonly reason: InvalidPictureReason;

  constructor(reason: InvalidPictureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
