import { UserError } from '../../graphql/userError.ts';

/** So many API tokens an account may have at a time. */
export const MAX_API_TOKENS = 20;

/** The account has as many API tokens as it may have. */
export class TooManyApiTokensError extends UserError {
  constructor() {
    super(`You have ${MAX_API_TOKENS} API tokens. Please revoke one that you no longer need.`);
    this.name = 'TooManyApiTokensError';
  }
}
