import { defineUserError } from '../../../platform/core/errors/userError.ts';
import { CODE_MAX_ATTEMPTS, LOGIN_CHALLENGE_MINUTES } from '../oneTimeCode.ts';

export class TwoFactorRequiredError extends defineUserError({
  description: `The password is right, and the account has a second factor. \`userLogInVerify\` completes the login with a code, from the same browser: a cookie identifies it. It allows ${CODE_MAX_ATTEMPTS} codes within ${LOGIN_CHALLENGE_MINUTES} minutes.`,
  fields: { expiresAt: { type: 'DateTime', description: 'The time until which a code is accepted.' } },
}) {
  /** The token that the browser gets as a cookie. */
  readonly challengeToken: string;

  constructor(challenge: { token: string; expiresAt: Date }) {
    super('Enter the code from your authenticator app', { expiresAt: challenge.expiresAt });
    this.challengeToken = challenge.token;
  }
}

export class WrongTwoFactorCodeError extends defineUserError({
  description: 'The code is wrong, or was used before.',
  message: 'Wrong code, or one that was used before. Try the next one.',
}) {}

export class LoginChallengeExpiredError extends defineUserError({
  description: `No login of this browser waits for a code, or it has expired, or ${CODE_MAX_ATTEMPTS} codes were sent. Send the password again.`,
  message: 'Enter your password again',
}) {}

export class TwoFactorStateError extends defineUserError({
  description: 'The second factor is on or off already, or the shop requires it; `message` says which.',
}) {}

/** How a person proves who they are. */
export type AuthenticationMethod = 'PASSWORD' | 'TWO_FACTOR';

export class ReauthenticationRequiredError extends defineUserError({
  description:
    'The last authentication of the session is too long ago for this change. Nothing was changed. Send `sessionReauthenticate`, then the same request again. API tokens never receive it.',
}) {
  readonly method: AuthenticationMethod;

  constructor(method: AuthenticationMethod) {
    super('Confirm that it’s you');
    this.method = method;
  }
}
