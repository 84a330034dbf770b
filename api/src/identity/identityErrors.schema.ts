import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { EmailTakenError, SessionExpiredError, WrongCredentialsError } from './identityErrors.ts';

builder.objectType(EmailTakenError, {
  name: 'EmailTakenError',
  description: 'An account with this e-mail address exists already.',
  interfaces: [ErrorInterface],
});

builder.objectType(WrongCredentialsError, {
  name: 'WrongCredentialsError',
  description: 'No account has this e-mail address and password. Which of the two is wrong is not told.',
  interfaces: [ErrorInterface],
});

builder.objectType(SessionExpiredError, {
  name: 'SessionExpiredError',
  description: 'The refresh token is unknown, spent, expired or revoked. Sign in again.',
  interfaces: [ErrorInterface],
});
