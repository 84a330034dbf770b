import { GraphQLError } from 'graphql';
import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { builder } from './builder.ts';
import { InvalidInputError, type InputIssue } from '../core/errors/userError.ts';
import { userErrorType } from './userErrorType.schema.ts';

builder.queryType({ description: 'All reads. Lists that can grow are Relay connections with a totalCount.' });
builder.mutationType({
  description:
    'All changes. An input is validated as a whole before anything changes. Each result union holds the payload and the errors that the caller can act on.',
});
builder.subscriptionType({
  description: 'Each subscription sends the current state at once, and again after each change.',
});

builder.addScalarType('DateTime', DateTimeResolver, { description: 'A moment as an ISO 8601 string in UTC.' });
builder.addScalarType('Date', LocalDateResolver, {
  description: "A day of the shop's calendar: an ISO 8601 date, such as `2026-11-28`.",
});

const paise = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (typeof value === 'bigint') return paise(Number(value));
  throw new GraphQLError('An amount is a whole number of paise', { extensions: { code: 'BAD_USER_INPUT' } });
};

builder.scalarType('Paise', {
  description: 'An amount of Indian rupees (INR) in whole paise: 12900 is ₹129. A JSON number within 2^53.',
  serialize: paise,
  parseValue: paise,
});

builder.globalConnectionField('totalCount', (t) =>
  t.int({ description: 'The rows of all pages.', resolve: ({ totalCount }) => totalCount() }),
);

const InputIssueRef = builder.objectRef<InputIssue>('InputIssue').implement({
  description: 'One invalid field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field, dotted for a nested one; empty for the whole input.' }),
    message: t.exposeString('message', { description: 'The error, for people.' }),
  }),
});

userErrorType(InvalidInputError, (t) => ({
  issues: t.field({
    type: [InputIssueRef],
    description: 'One for each invalid field, in their order.',
    resolve: ({ issues }) => issues,
  }),
}));
