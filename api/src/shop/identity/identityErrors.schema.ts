import { ErrorInterface } from '../../platform/graphql/base.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { UserError } from '../../platform/core/errors/userError.ts';
import * as errors from './identityErrors.ts';

/** The schema description of each error. */
const DESCRIPTIONS: Record<keyof typeof errors, string> = {
  EmailTakenError: 'An account with this e-mail address exists already.',
  WrongCredentialsError:
    'No account has this e-mail address and password. The error does not reveal which of the two is wrong.',
  AccountSuspendedError: 'The password is right, but the account is suspended.',
  WrongPasswordError: "The password is not the viewer's.",
  SessionExpiredError: 'The refresh token is unknown, used, expired or revoked. Log in again.',
  WrongCodeError: 'The code is wrong, used, expired, or invalid after five wrong attempts.',
  ResetExpiredError: 'The reset token is missing, used or expired. Request a new code.',
  EmailVerificationExpiredError:
    'The token is unknown or expired, or the address was changed again. Request a new link.',
  LoginRequiredError: 'The request has no session of the account that asked for the new address.',
  UserNotFoundError:
    'No account has this e-mail address, or the account does not fulfil the conditions of the mutation.',
  AdminRoleError: 'The account is an admin’s, or would become one; the API neither gives nor takes the admin role.',
  OwnAccountError: "The account is the viewer's own. Another member of staff does this.",
};

for (const [name, description] of Object.entries(DESCRIPTIONS)) {
  const ErrorClass: new () => UserError = errors[name as keyof typeof errors]; // the table's own keys
  builder.objectType(ErrorClass, { name, description, interfaces: [ErrorInterface] });
}
