import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { TooManyAttemptsError } from './tooManyAttempts.ts';

builder.objectType(TooManyAttemptsError, {
  name: 'TooManyAttemptsError',
  description:
    'A rate limit refuses the attempt; the response has a `Retry-After` header. The error is the same for accounts that exist and for those that do not.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', { description: 'Seconds until the limit allows the next attempt.' }),
  }),
});
