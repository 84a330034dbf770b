import { GraphQLError } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';
import { builder } from './builder.ts';
import { InvalidInputError, type InputIssue } from './userError.ts';

builder.queryType({ description: 'What can be read. Lists are Relay connections with a totalCount.' });
builder.mutationType({
  description: 'What can be changed. Failures the caller can act on are members of each result union.',
});
builder.subscriptionType({
  description: 'What can be followed: each answers at once with how things are, and again when they have changed.',
});

builder.addScalarType('DateTime', DateTimeResolver, { description: 'A moment as an ISO 8601 string in UTC.' });

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
  t.int({
    description: 'How many there are in all, over every page.',
    resolve: ({ totalCount }) => totalCount(),
  }),
);

/** `interface Error`, which every failure in a result union implements. */
export const ErrorInterface = builder.interfaceRef<Error>('Error').implement({
  description: 'A failure that the caller can act on.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'What happened, fit to be shown.' }) }),
});

const InputIssueRef = builder.objectRef<InputIssue>('InputIssue').implement({
  description: 'One thing that is wrong with an input.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'The input field it is about; dotted for nested ones, empty for all.',
    }),
    message: t.exposeString('message', { description: 'What is wrong, fit to be shown beside the field.' }),
  }),
});

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'Fields of the input do not hold what they must. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    issues: t.field({
      type: [InputIssueRef],
      description: 'Each thing that is wrong, in the order of the fields.',
      resolve: ({ issues }) => issues,
    }),
  }),
});
