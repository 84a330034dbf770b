import { GraphQLError, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeProduct } from '../../testing/fixtures.ts';
import { fakeContext } from '../../testing/graphql/fakeContext.ts';
import { unexpectedErrors } from '../../testing/graphql/unexpectedErrors.ts';
import { createYoga } from './createYoga.ts';
import { ForbiddenError, UnauthenticatedError } from '../core/errors/statusErrors.ts';
import { encodeId, MalformedIdError } from '../core/publicId.ts';
import { InvalidInputError } from '../core/errors/userError.ts';

const SECRET = 'postgresql://kirana:secret@10.0.0.1/kirana';
const logger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** An endpoint with one field, which throws the error. */
function failingWith(error: unknown) {
  const reported: unknown[] = [];
  const field = {
    type: GraphQLString,
    resolve: () => {
      throw error;
    },
  };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { field } }) });
  const options = {
    renderGraphiql: null,
    introspection: false,
    subscriptionLimits: { perAccount: 1, perNetwork: 1 },
    logger,
    onUnexpectedError: (unknown: unknown) => reported.push(unknown),
  };
  const context = fakeContext({ state: 'anonymous' });
  const yoga = createYoga(schema, options, async () => context);
  const ask = async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await yoga.fetch('http://x/graphql', { method: 'POST', headers, body: '{"query":"{ field }"}' });
    return { status: response.status, text: await response.text() };
  };
  return { ask, reported };
}

describe('an error in a resolver', () => {
  it.each([
    ['an error', new Error(SECRET)],
    ['a type error', new TypeError(SECRET)],
    ['a text', SECRET],
    ['an error within an error', new GraphQLError(SECRET, { originalError: new Error(SECRET) })],
    ['an error with a cause', new Error('outer', { cause: new Error(SECRET) })],
  ])('that is unexpected is masked and reported: %s', async (_what, error) => {
    const { ask, reported } = failingWith(error);
    const { status, text } = await ask();
    expect(status).toBe(200);
    expect(text).not.toContain('secret');
    expect(text).not.toMatch(/stack|node_modules|\.ts/);
    expect(JSON.parse(text)).toMatchObject({
      data: { field: null },
      errors: [
        { message: 'Something went wrong on our side', path: ['field'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
      ],
    });
    expect(reported).toHaveLength(1);
  });

  it.each([
    new Error('timeout exceeded when trying to connect'),
    new Prisma.PrismaClientKnownRequestError(SECRET, { code: 'P2028', clientVersion: '7' }),
  ])('of an overloaded database is translated and reported', async (error) => {
    const { ask, reported } = failingWith(error);
    const { text } = await ask();
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject({
      errors: [
        {
          message: 'The shop is very busy. Please try again in a moment.',
          extensions: { code: 'SERVICE_UNAVAILABLE' },
        },
      ],
    });
    expect(reported).toHaveLength(1);
  });

  it('of GraphQL passes with its code', async () => {
    const { ask, reported } = failingWith(new GraphQLError('No such import', { extensions: { code: 'NOT_FOUND' } }));
    expect(JSON.parse((await ask()).text)).toMatchObject({
      errors: [{ message: 'No such import', extensions: { code: 'NOT_FOUND' } }],
    });
    expect(reported).toEqual([]);
  });

  it.each([
    [new UnauthenticatedError(), 'Please Login', 'UNAUTHENTICATED'],
    [new ForbiddenError(), 'Do not have permission', 'FORBIDDEN'],
    [new MalformedIdError(), 'The id is malformed', 'BAD_USER_INPUT'],
  ])('of the domain is translated to its code: %s', async (error, message, code) => {
    const { ask, reported } = failingWith(error);
    expect(JSON.parse((await ask()).text)).toEqual({
      data: { field: null },
      errors: [{ message, path: ['field'], locations: [{ line: 1, column: 3 }], extensions: { code } }],
    });
    expect(reported).toEqual([]);
  });

  it('about an argument of a query keeps its message', async () => {
    const { ask, reported } = failingWith(
      new InvalidInputError([{ path: 'width', message: 'width must be at least 1' }]),
    );
    expect(JSON.parse((await ask()).text)).toMatchObject({
      errors: [{ message: 'width must be at least 1', extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(reported).toEqual([]);
  });

  it('leaves the rest of the response unchanged', async () => {
    const { id } = await makeProduct();
    await db.$executeRaw`UPDATE products SET details = '{"Shelf life": 5}' WHERE id = ${id}::uuid`;
    const query = 'query ($id: ID!) { categories { totalCount } product(id: $id) { details { name } } }';
    const { data, errors, status } = await executeGraphql(query, { id: encodeId('Product', id) });
    expect({ data, status }).toEqual({ data: { categories: { totalCount: 0 }, product: null }, status: 200 });
    expect(errors).toMatchObject([{ path: ['product', 'details'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    expect(unexpectedErrors).toHaveLength(1);
  });
});

describe('access', () => {
  it.each([
    'mutation { cartLineAdd(input: { productId: "garbage", quantity: 9999 }) { __typename } }',
    'mutation { cartLineUpdate(input: { lineId: "garbage", quantity: -1 }) { __typename } }',
    'mutation { cartLineRemove(input: { lineId: "garbage" }) { __typename } }',
    'mutation { addressCreate(input: { line: "", city: "", state: "", country: "", pincode: "", mobile: "" }) { __typename } }',
    'mutation { addressUpdate(input: { addressId: "x", line: "", city: "", state: "", country: "", pincode: "", mobile: "" }) { __typename } }',
    'mutation { addressDelete(input: { addressId: "garbage" }) { __typename } }',
    'mutation { orderPlace(input: { addressId: "garbage", expectedTotal: -1, idempotencyKey: "" }) { __typename } }',
    '{ order(id: "garbage") { id } }',
  ])('is checked before an argument is read: %s', async (query) => {
    const { errors } = await executeGraphql(query);
    expect(errors).toMatchObject([{ message: 'Please Login', extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
