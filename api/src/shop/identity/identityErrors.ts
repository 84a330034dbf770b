import { defineUserError } from '../../platform/core/errors/userError.ts';

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
  message: 'Wrong or expired code. After five wrong tries, request a new one.',
}) {}

export class ResetExpiredError extends defineUserError({
  description: 'The reset token is missing, used or expired. Request a new code.',
  message: 'That took too long. Request a new code to change your password.',
}) {}

export class EmailVerificationExpiredError extends defineUserError({
  description: 'The token is unknown or expired, or the address has changed again. Request a new link.',
  message: 'This link has expired',
}) {}

export class LoginRequiredError extends defineUserError({
  description: 'The request has no session of the account that entered the new address.',
  message: 'Log in with your present email, and open the link again',
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
