import { defineUserError } from '../../../platform/core/errors/userError.ts';

/** The largest number of API tokens that an account can have at a time. */
export const MAX_API_TOKENS = 20;

export class TooManyApiTokensError extends defineUserError({
  description: `The account has ${MAX_API_TOKENS} API tokens.`,
  message: `You have ${MAX_API_TOKENS} API tokens. Revoke one that you no longer need.`,
}) {}
