import { defineUserError } from '../../../platform/core/errors/userError.ts';
import { CODE_MAX_ATTEMPTS, LOGIN_CHALLENGE_MINUTES } from '../oneTimeCode.ts';

export class TwoFactorRequiredError extends defineUserError({
  description: `The password is right. \`userLogInVerify\` from the same browser completes the login, with ${CODE_MAX_ATTEMPTS} attempts within ${LOGIN_CHALLENGE_MINUTES} minutes.`,
  fields: { expiresAt: { type: 'DateTime', description: 'Until when a code is accepted.' } },
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
  description: `No login of this browser waits for a code, or it has expired or had ${CODE_MAX_ATTEMPTS} attempts. Send the password again.`,
  message: 'Enter your password again',
}) {}

export class TwoFactorStateError extends defineUserError({
  description: 'The second factor is on or off already, or the shop requires it.',
}) {}

/** How a person proves who they are. */
export type AuthenticationMethod = 'PASSWORD' | 'TWO_FACTOR';

export class ReauthenticationRequiredError extends defineUserError({
  description:
    'The session was authenticated too long ago. Send `sessionReauthenticate`, then the same request again. API tokens never receive it.',
}) {
  readonly method: AuthenticationMethod;

  constructor(method: AuthenticationMethod) {
    super('Confirm that it’s you');
    this.method = method;
  }
}
