import { UserError } from '../../../platform/core/errors/userError.ts';

/** The largest number of API tokens that an account can have at a time. */
export const MAX_API_TOKENS = 20;

/** The account has the largest number of API tokens already. */
export class TooManyApiTokensError extends UserError {
  constructor() {
    super(`You have ${MAX_API_TOKENS} API tokens. Revoke one that you no longer need.`);
    this.name = 'TooManyApiTokensError';
  }
}
