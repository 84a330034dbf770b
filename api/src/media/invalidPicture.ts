import { UserError } from '../graphql/userError.ts';

/** A picture that can't be taken. The message says what to do about it. */
export class InvalidPictureError extends UserError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InvalidPictureError';
  }
}
