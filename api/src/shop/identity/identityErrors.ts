import { defineUserError } from '../../platform/core/errors/userError.ts';
import { CODE_MAX_ATTEMPTS, LOGIN_CHALLENGE_MINUTES } from './tokens.ts';

export class EmailTakenError extends defineUserError({
  description: 'An account has this e-mail address.',
  message: 'There is already an account with this email',
}) {}

export class WrongCredentialsError extends defineUserError({
  description: 'No account has this e-mail address and password.',
  message: 'Wrong email or password',
}) {}

export class AccountSuspendedError extends defineUserError({
  description: 'The password is right, but the account is suspended.',
  message: 'This account is suspended. Contact us for help.',
}) {}

export class WrongPasswordError extends defineUserError({
  description: "The password is not the viewer's.",
  message: 'Wrong password',
}) {}

export class SessionExpiredError extends defineUserError({
  description: 'The refresh token is unknown, used, expired or revoked. Log in again.',
  message: 'Your session has ended',
}) {}

/** The error does not reveal which. */
export class WrongCodeError extends defineUserError({
  description: 'The code is wrong, used, expired, or had five wrong attempts.',
  message: 'Wrong or expired code',
}) {}

export class ResetExpiredError extends defineUserError({
  description: 'The reset token is missing, used or expired. Request a new code.',
  message: 'That took too long. Request a new code.',
}) {}

export class EmailVerificationExpiredError extends defineUserError({
  description: 'The token is unknown or expired, or the address has changed again. Request a new link.',
  message: 'This link has expired',
}) {}

export class LoginRequiredError extends defineUserError({
  description: 'The request has no session of the account that entered the new address.',
  message: 'Log in with your current email, then open the link again',
}) {}

/** Only staff receive this error. */
export class UserNotFoundError extends defineUserError({
  description: 'No account has this e-mail address, or it does not fulfil the conditions of the mutation.',
  message: 'There’s no account with this email',
}) {}

export class AdminRoleError extends defineUserError({
  description: 'The account is an admin’s, or would become one.',
  message: 'This person is an admin',
}) {}

export class OwnAccountError extends defineUserError({
  description: "The account is the viewer's own.",
  message: 'This is your own account',
}) {}

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
  message: 'Wrong or used code. Try the next one.',
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
