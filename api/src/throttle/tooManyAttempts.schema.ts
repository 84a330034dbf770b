import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { TooManyAttemptsError } from './tooManyAttempts.ts';

builder.objectType(TooManyAttemptsError, {
  name: 'TooManyAttemptsError',
  description:
    'Something was tried too often in a short time; the `Retry-After` header says the same. It comes alike for accounts that exist and for those that do not.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', { description: 'Seconds until the next try has a chance.' }),
  }),
});
