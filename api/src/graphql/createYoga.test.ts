import { GraphQLError, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeProduct } from '../testing/fixtures.ts';
import { testContext } from '../testing/testContext.ts';
import { unforeseen } from '../testing/unforeseen.ts';
import { createYoga } from './createYoga.ts';
import { encodeId } from './globalId.ts';
import { InvalidInputError } from './userError.ts';

const SECRET = 'postgresql://kirana:secret@10.0.0.1/kirana';
const logger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** An endpoint with one field, which fails in the given way. */
function failingWith(error: unknown) {
  const heard: unknown[] = [];
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
    logger,
    onUnforeseen: (unknown: unknown) => heard.push(unknown),
  };
  const context = testContext({ state: 'anonymous' });
  const yoga = createYoga(schema, options, async () => context);
  const ask = async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await yoga.fetch('http://x/graphql', { method: 'POST', headers, body: '{"query":"{ field }"}' });
    return { status: response.status, text: await response.text() };
  };
  return { ask, heard };
}

describe('an error in a resolver', () => {
  it.each([
    ['an error', new Error(SECRET)],
    ['a type error', new TypeError(SECRET)],
    ['a text', SECRET],
    ['an error within an error', new GraphQLError(SECRET, { originalError: new Error(SECRET) })],
    ['an error with a cause', new Error('outer', { cause: new Error(SECRET) })],
  ])('that nobody foresaw is masked and reported: %s', async (_what, error) => {
    const { ask, heard } = failingWith(error);
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
    expect(heard).toHaveLength(1);
  });

  it.each([
    new Error('timeout exceeded when trying to connect'),
    new Prisma.PrismaClientKnownRequestError(SECRET, { code: 'P2028', clientVersion: '7' }),
  ])('that comes of too much to do says so, and is reported', async (error) => {
    const { ask, heard } = failingWith(error);
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
    expect(heard).toHaveLength(1);
  });

  it('that is meant for the caller passes with its code', async () => {
    const { ask, heard } = failingWith(new GraphQLError('Please Login', { extensions: { code: 'UNAUTHENTICATED' } }));
    expect(JSON.parse((await ask()).text)).toMatchObject({
      errors: [{ message: 'Please Login', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(heard).toEqual([]);
  });

  it('about an argument of a query says what is wrong with it', async () => {
    const { ask, heard } = failingWith(new InvalidInputError([{ path: 'width', message: 'width must be at least 1' }]));
    expect(JSON.parse((await ask()).text)).toMatchObject({
      errors: [{ message: 'width must be at least 1', extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(heard).toEqual([]);
  });

  it('leaves the rest of the answer as it is', async () => {
    const { id } = await makeProduct();
    await db.$executeRaw`UPDATE products SET details = '{"Shelf life": 5}' WHERE id = ${id}::uuid`;
    const query = 'query ($id: ID!) { categories { totalCount } product(id: $id) { details { name } } }';
    const { data, errors, status } = await askGraphql(query, { id: encodeId('Product', id) });
    expect({ data, status }).toEqual({ data: { categories: { totalCount: 0 }, product: null }, status: 200 });
    expect(errors).toMatchObject([{ path: ['product', 'details'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    expect(unforeseen).toHaveLength(1);
  });
});

describe('who may', () => {
  it.each([
    'mutation { cartAddLine(input: { productId: "garbage", quantity: 9999 }) { __typename } }',
    'mutation { cartSetLineQuantity(input: { lineId: "garbage", quantity: -1 }) { __typename } }',
    'mutation { cartRemoveLine(input: { lineId: "garbage" }) { __typename } }',
    'mutation { addressAdd(input: { line: "", city: "", state: "", country: "", pincode: "", mobile: "" }) { __typename } }',
    'mutation { addressEdit(input: { addressId: "x", line: "", city: "", state: "", country: "", pincode: "", mobile: "" }) { __typename } }',
    'mutation { addressHide(input: { addressId: "garbage" }) { __typename } }',
    'mutation { orderPlace(input: { addressId: "garbage", expectedTotal: -1, idempotencyKey: "" }) { __typename } }',
    '{ order(id: "garbage") { id } }',
  ])('is asked before an argument is looked at: %s', async (query) => {
    const { errors } = await askGraphql(query);
    expect(errors).toMatchObject([{ message: 'Please Login', extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
