import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import type { UserError } from '../graphql/userError.ts';
import * as errors from './identityErrors.ts';

/** Every failure of this domain that a caller can act on, in an integrator's words. */
const DESCRIPTIONS: Record<keyof typeof errors, string> = {
  EmailTakenError: 'An account with this e-mail address exists already.',
  WrongCredentialsError: 'No account has this e-mail address and password. Which of the two is wrong is not told.',
  AccountSuspendedError: 'The password is right, but the account is suspended.',
  WrongPasswordError: "The viewer's password, asked for once more, is not right.",
  SessionExpiredError: 'The refresh token is unknown, spent, expired or revoked. Sign in again.',
  WrongCodeError: 'The code is wrong, used, expired, replaced by a newer one, or was tried five times.',
  ResetExpiredError: 'The reset token is missing, used or expired. Verify a new code first.',
  ConfirmationExpiredError:
    'The token is unknown or expired, or the address has been changed since. Have a new link sent.',
  UnknownUserError: 'No account has this e-mail address, or none that may be given what it is to be given.',
  AdminRoleError: 'The account belongs to an admin, who stays one.',
  OwnAccountError: "The account is the viewer's own.",
};

for (const [name, description] of Object.entries(DESCRIPTIONS)) {
  const ErrorClass: new () => UserError = errors[name as keyof typeof errors]; // the table's own keys
  builder.objectType(ErrorClass, { name, description, interfaces: [ErrorInterface] });
}
