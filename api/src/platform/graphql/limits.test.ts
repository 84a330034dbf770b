import type { FastifyInstance } from 'fastify';
import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, makeSubCategory } from '../../testing/fixtures.ts';
import { createBrowser, openServer } from '../../testing/server/inProcessServer.ts';
import { costOf, LIMITS } from './limits.ts';

const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');

describe('the limits of a GraphQL request', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openServer();
    await makeSubCategory([(await makeProduct()).id]);
  });
  afterAll(() => app.close());

  /** Sends with the strict media type, so that a refusal has its own status. */
  const ask = (query: string, variables = {}, server = app) =>
    createBrowser(server).ask(query, variables, { accept: 'application/graphql-response+json' });

  async function expectRefused(query: string, words: RegExp, variables = {}): Promise<void> {
    const { status, errors, data } = await ask(query, variables);
    expect({ status, data }).toEqual({ status: 400, data: null });
    expect(errors[0]?.message).toMatch(words);
  }

  it('stop deep nesting', async () => {
    const levels = 8;
    const query = `{ categories { ${'edges { node { subCategories { edges { node { categories { '.repeat(levels)} id ${'} } } } } } '.repeat(levels)} } }`;
    await expectRefused(query, /depth|costs/);
  });

  it('stop deep nesting through fragments', async () => {
    const chain = repeated(
      30,
      (i) => `fragment F${i} on SubCategory { categories { id subCategories { edges { node { ...F${i + 1} } } } } }`,
    );
    await expectRefused(
      `{ subCategories { edges { node { ...F0 } } } } ${chain} fragment F30 on SubCategory { id }`,
      /depth|costs|nodes/,
    );
  });

  it('stop fragments that double with each step', async () => {
    const bomb = repeated(60, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`);
    await expectRefused(`{ ...F0 } ${bomb} fragment F60 on Query { viewer { id } }`, /./);
  });

  it('stop fragments that spread themselves', async () => {
    await expectRefused('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }', /itself/);
  });

  it('multiply the cost by the page size, as a literal and as a variable', async () => {
    const query = (page: string) =>
      `query ${page.includes('$') ? '($n: Int)' : ''} { categories(${page}) { edges { node { products(${page}) { edges { node { id name } } } } } } }`;
    await expectRefused(query('first: 100'), /costs/);
    await expectRefused(query('last: 100'), /costs/);
    await expectRefused(query('first: $n'), /costs/, { n: 100 });
    expect((await ask(query('first: 5'))).status).toBe(200);
    expect((await ask(query('first: $n'), { n: 5 })).status).toBe(200);
  });

  it('estimate a document again for other page sizes, lists of ids and included fields', async () => {
    const query = `query ($n: Int, $ids: [ID!]!, $all: Boolean!) {
      nodes(ids: $ids) { id ... on Category { products(first: $n) @include(if: $all) { edges { node { id name brand unit } } } } }
    }`;
    const ids = (count: number) => Array.from({ length: count }, () => 'category_01h455vb4pex5vsknk084sn02q');
    const sent = { n: 1, ids: ids(1), all: true };
    const costly = { n: 100, ids: ids(100), all: true };
    for (const cheap of [sent, { ...costly, n: 1 }, { ...costly, ids: ids(1) }, { ...costly, all: false }])
      expect((await ask(query, cheap)).status).toBe(200);
    await expectRefused(query, /costs/, costly);
  });

  it('multiply the cost by the default page size when none is given', async () => {
    const list = (inner: string) => `products { edges { node { ${inner} } } }`;
    await expectRefused(
      `{ subCategories { edges { node { ${list('categories { products { edges { node { id name unit } } } }')} } } } }`,
      /costs/,
    );
  });

  it('multiply the cost by the number of ids', async () => {
    const ids = Array.from({ length: 100 }, () => 'cat_01m7xvmxyde06tsmvdzxjkczjb');
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Category { products(first: 50) { edges { node { id } } } } } }`;
    await expectRefused(query, /costs/, { ids });
  });

  it('stop many aliases', async () => {
    await expectRefused(`{ ${repeated(LIMITS.aliases + 1, (i) => `a${i}: viewer { id }`)} }`, /alias/i);
  });

  it('stop one request from trying many passwords', async () => {
    const tries = (count: number) =>
      repeated(count, (i) => `a${i}: userLogIn(input: { email: "a@b.co", password: "p${i}" }) { __typename }`);
    expect((await ask(`mutation { ${tries(3)} }`)).status).toBe(200);
    await expectRefused(`mutation { ${tries(4)} }`, /costs/);
  });

  it('stop many directives', async () => {
    await expectRefused(`{ viewer { id ${'@include(if: true) '.repeat(LIMITS.directives + 1)} } }`, /directive/i);
  });

  it.each([
    ['braces', '{a'.repeat(10_000)],
    ['lists', `{ nodes(ids: ${'['.repeat(10_000)}`],
    ['objects', `{ nodes(ids: ${'{a:'.repeat(10_000)}`],
    ['list types', `query ($a: ${'['.repeat(10_000)}`],
    ['fields', `{ ${'a '.repeat(10_000)} }`],
    ['comments and commas', `{ ${'#x\n,'.repeat(15_000)} __typename }`],
  ])('survive 10,000 %s', async (_what, query) => {
    const { status, errors } = await ask(query);
    expect(status).toBeLessThan(500);
    if (status !== 200) expect(errors[0]?.message).toMatch(/token|Syntax/i);
    expect((await ask('{ categories { totalCount } }')).status).toBe(200);
  });

  it.each([
    ['one field', repeated(LIMITS.sameField + 1, () => '__typename')],
    ['one alias', repeated(LIMITS.sameField + 1, () => 'a: __typename')],
    ['one field in fields that are merged', repeated(LIMITS.sameField / 2 + 1, () => 'shop { isOpen isOpen }')],
    ['one field in inline fragments', repeated(LIMITS.sameField + 1, () => '... on Query { __typename }')],
    [
      'one field three levels deep',
      repeated(4, () => `shop { opening { ${repeated(LIMITS.sameField / 4 + 1, () => '__typename')} } }`),
    ],
  ])('refuse %s that is selected more than 30 times, before the validation', async (_what, selection) => {
    await expectRefused(`{ noSuchField ${selection} }`, /^The field "\w+" is selected more than 30 times$/);
  });

  it('refuse a field that many fragments select', async () => {
    const names = Array.from({ length: LIMITS.sameField + 1 }, (_, i) => `F${i}`);
    const fragments = names.map((name) => `fragment ${name} on Query { shop { isOpen } }`).join(' ');
    await expectRefused(`{ ...F0 } ${fragments}`, /never used|not used/); // of them, one is spread
    await expectRefused(
      `{ ${names.map((name) => `...${name}`).join(' ')} } ${fragments}`,
      /^The field "shop" is selected/,
    );
  });

  it('refuse fragments that multiply the fields of a document', async () => {
    const fragments = repeated(
      14,
      (i) => `fragment F${i} on Query { a${i}: node(id: "") { ...F${i + 1} } b${i}: node(id: "") { ...F${i + 1} } }`,
    );
    await expectRefused(
      `{ ...F0 } ${fragments} fragment F14 on Query { shop { isOpen } }`,
      /selects more than 10000 fields/,
    );
  });

  it('let a document select a field 30 times', async () => {
    const { errors } = await ask(`{ ${repeated(LIMITS.sameField, () => 'shop { isOpen }')} }`);
    expect(errors).toEqual([]);
  });

  it('refuse more than 100 variables', async () => {
    const variables = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`v${i}`, i]));
    await expectRefused('{ __typename }', /more than 100 variables/, variables(LIMITS.variables + 1));
    expect((await ask('{ __typename }', variables(LIMITS.variables))).status).toBe(200);
  });

  it('survive variables nested 40,000 deep', async () => {
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: `{"query":"query ($ids: [ID!]!) { nodes(ids: $ids) { id } }","variables":{"ids":${deep}}}`,
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('stack');
  });

  it('do not collect each of 30,000 wrong variables', async () => {
    const ids = Array.from({ length: 30_000 }, () => ({}));
    const query = 'query ($ids: [ID!]) { products(filter: { categoryIds: $ids }) { totalCount } }';
    await expectRefused(query, /ID cannot represent value/, { ids });
  });

  it('read no more than the first two of 100,000 wrong variables before they refuse to add up a cost', () => {
    let read = 0;
    function* wrong() {
      for (let left = 100_000; left > 0; left -= 1) yield { read: (read += 1) };
    }
    const schema = buildSchema('type Query { count(ids: [ID!]): Int }');
    const document = parse('query ($ids: [ID!]) { count(ids: $ids) }');
    expect(costOf({ schema, document, variableValues: { ids: { [Symbol.iterator]: wrong } } })).toBe(0);
    expect(read).toBe(2);
  });

  it('stop cycles in introspection', async () => {
    const circle = '{ fields { type '.repeat(6) + '{ name }' + ' } }'.repeat(6);
    await expectRefused(`{ __schema { types ${circle} } }`, /introspection|depth/i);
  });

  describe('on introspection', () => {
    it('let the standard query pass where it is on', async () => {
      const { status, errors, data } = await ask(
        getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, specifiedByUrl: true }),
      );
      expect({ status, errors }).toEqual({ status: 200, errors: [] });
      expect(data.__schema.types.length).toBeGreaterThan(50);
    });

    it('reveal nothing about the schema where it is off', async () => {
      const closed = await openServer({ GRAPHQL_INTROSPECTION: 'off', GRAPHIQL: 'off' });
      const questions = [
        getIntrospectionQuery(),
        '{ __schema { queryType { name } } }',
        '{ __type(name: "User") { name } }',
        '{ vewer { id } }',
        '{ viewer { emal } }',
        '{ products(serch: "x") { totalCount } }',
        'mutation { cartAddLin { x } }',
        '{ viewer { ... on Usr { id } } }',
        'mutation { userLogIn(input: { emai: "x" }) { __typename } }',
        'query ($x: Usr) { viewer { id } }',
      ];
      for (const question of questions) {
        const { status, errors } = await ask(question, {}, closed);
        expect(status).toBe(400);
        for (const { message } of errors) expect(message).not.toMatch(/Did you mean/i);
      }
      expect(await ask('{ __typename categories { totalCount } }', {}, closed)).toMatchObject({
        status: 200,
        errors: [],
      });
      await closed.close();
    });
  });
});
