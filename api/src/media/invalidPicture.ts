import { UserError } from '../graphql/userError.ts';

/** Why a picture is not taken. */
export type PictureTrouble = 'WRONG_TYPE' | 'TOO_LARGE' | 'UNREADABLE' | 'NOT_STORED';

/** A picture that can't be taken. The message says what to do about it. */
export class InvalidPictureError extends UserError {
  readonly reason: PictureTrouble;

  constructor(reason: PictureTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InvalidPictureError';
    this.reason = reason;
  }
}
