import { beforeAll, describe, expect, it } from 'vitest';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import { dateRangeUntil, shopDay } from '../../platform/core/shopCalendar.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeProduct, makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { fuzzTexts } from '../../testing/fuzzTexts.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { findZeroResultSearches } from '../search/analytics/searchAnalytics.ts';
import { readCuratedSynonyms } from '../../shop/search/vocabulary/loadSynonyms.ts';
import { findSynonymGroups } from './findSynonymGroups.ts';
import { suggestSynonymGroups } from './suggestSynonymGroups.ts';
import { SYNONYM_DEPARTMENTS } from './synonymDepartments.ts';

let admin: Viewer;
beforeAll(async () => {
  admin = await makeStaff('CATALOGUE');
  await makeProduct({ name: 'Toned Milk' });
  await makeProduct({ name: 'Malai Paneer' });
});

const HOSTILE = [
  'x'.repeat(10_000),
  "'; DROP TABLE synonyms; --",
  '%_\\',
  '"&|!:*()',
  '\0',
  '\u202e\u200f',
  '😀',
  '   ',
  'ʹ',
  '\ud83d',
];
const LIST = `query ($search: String, $filter: SynonymGroupFilter, $first: Int, $after: String, $last: Int, $before: String) {
  synonymGroups(search: $search, filter: $filter, first: $first, after: $after, last: $last, before: $before) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { node { id name department status productCount version updatedAt terms { language term } } }
  }
}`;

async function list(variables: Record<string, unknown> = {}) {
  const { data, errors } = await executeGraphql(
    LIST,
    { ...(variables['last'] === undefined && { first: 100 }), ...variables },
    admin,
  );
  expect(errors).toEqual([]);
  const { edges, ...connection } = data.synonymGroups;
  const nodes = edges.map(({ node }: { node: unknown }) => node) as { id: string; name: string; department: string }[];
  return { ...connection, nodes, names: nodes.map(({ name }) => name) };
}

async function create(terms: { language: string; term: string }[], department: string | null = null) {
  return executeMutation(admin, {
    name: 'synonymGroupCreate',
    selection: `... on SynonymGroupCreatePayload { synonymGroup { id name department version status terms { language term } } }
      ... on InvalidInputError { issues { path message } }`,
    input: { department, terms },
  });
}
const en = (term: string) => ({ language: 'EN', term });

describe('the list of synonym groups', () => {
  it('is read by name, those of products first, page by page, forwards and backwards', async () => {
    const first = await list({ first: 3 });
    const second = await list({ first: 3, after: first.pageInfo.endCursor });
    const all = await list({ first: 6 });
    const sold = await list({ filter: { isSold: true } });
    expect([...sold.names, ...(await list({ filter: { isSold: false }, first: 6 })).names].slice(0, 6)).toEqual(
      all.names,
    );
    expect(sold.names).toEqual(sold.names.toSorted());
    expect([...first.names, ...second.names]).toEqual(all.names);
    const back = await list({ last: 3, before: second.pageInfo.startCursor });
    expect(back.names).toEqual(first.names);
    expect(first.totalCount).toBeGreaterThan(2_000);
  });

  it('is searched by name, by the beginning and the middle of a term, by sound, with a mistake and in Devanagari', async () => {
    expect((await list({ search: 'milk' })).names[0]).toBe('milk');
    for (const [search, name] of [
      ['MILK ', 'milk'],
      ['dood', 'milk'],
      ['bhens ka', 'buffalo milk'],
      ['panner', 'paneer'],
      ['लौकी', 'bottle gourd'],
      ['lauky', 'bottle gourd'],
    ] as const)
      expect((await list({ search, first: 10 })).names, search).toContain(name);
    expect((await list({ search: 'zzqqxxzz' })).nodes).toEqual([]);
  });

  it('pages through a search, best match first', async () => {
    const all = await list({ search: 'milk', first: 20 });
    const pages = [await list({ search: 'milk', first: 5 })];
    while (pages.length < 4)
      pages.push(await list({ search: 'milk', first: 5, after: pages.at(-1)?.pageInfo.endCursor }));
    expect(pages.flatMap(({ names }) => names)).toEqual(all.names);
  });

  it('is filtered by department, origin and whether products have the names', async () => {
    const { nodes } = await list({ filter: { departments: ['DAIRY'] } });
    expect(new Set(nodes.map(({ department }: { department: string }) => department))).toEqual(new Set(['DAIRY']));
    const sold = await list({ filter: { isSold: true } });
    expect(sold.names).toEqual(expect.arrayContaining(['milk', 'paneer']));
    expect(sold.nodes[0]).toMatchObject({ productCount: expect.any(Number) as number });
    expect((await list({ filter: { isSold: false, departments: ['DAIRY'] } })).names).not.toContain('milk');
    expect((await list({ filter: { statuses: ['EDITED', 'DISABLED'] } })).nodes).toEqual([]);
    expect((await list({ filter: { statuses: [] } })).nodes).toEqual([]);
    const { synonymGroup } = await create([en('frobnicator')]);
    expect((await list({ filter: { statuses: ['CUSTOM'] } })).nodes).toMatchObject([{ id: synonymGroup.id }]);
  });

  it('answers any search and refuses any cursor that it did not write', async () => {
    for (const search of [...HOSTILE, ...fuzzTexts(60)])
      expect((await list({ search, first: 1 })).totalCount, search).toBeGreaterThanOrEqual(0);
    for (const after of ['', 'x', 'WzEsInh4Iiw1XQ', Buffer.from('[0,"a\\u0000","x"]').toString('base64url')]) {
      const { errors } = await executeGraphql(LIST, { after }, admin);
      expect(errors[0]?.extensions?.code, after).toBe('BAD_USER_INPUT');
    }
  });
});

describe('the terms of a group', () => {
  it('are stored in lower case, once each, trimmed, without invisible characters', async () => {
    const { __typename, synonymGroup } = await create(
      [
        en('  Fizz\u200b  POP\n'),
        en('fizz pop'),
        { language: 'HI_LATN', term: 'fizz pop' },
        { language: 'HI', term: 'फिज़\u200f' },
      ],
      'DRINKS',
    );
    expect(__typename).toBe('SynonymGroupCreatePayload');
    expect(synonymGroup).toMatchObject({
      name: 'fizz pop',
      department: 'DRINKS',
      version: 1,
      status: 'CUSTOM',
      terms: [en('fizz pop'), { language: 'HI', term: 'फिज़' }],
    });
  });

  it.each([
    ['no term', [], 'terms', 'Add at least one term'],
    ['a blank term', [en('  ')], 'terms.0.term', 'A term needs at least 2 letters or digits'],
    ['a letter', [en('x')], 'terms.0.term', 'A term needs at least 2 letters or digits'],
    ['signs alone', [en('milk'), en('%_\\')], 'terms.1.term', 'A term needs at least 2 letters or digits'],
    ['a long term', [en('x'.repeat(61))], 'terms.0.term', 'A term can have at most 60 characters'],
    ['a very long term', [en('ab '.repeat(4_000))], 'terms.0.term', 'A term can have at most 60 characters'],
    [
      'too many terms',
      Array.from({ length: 61 }, (_, at) => en(`term ${at}`)),
      'terms',
      'A group can have at most 60 terms',
    ],
    [
      'far too many terms',
      Array.from({ length: 2_000 }, (_, at) => en(`term ${at}`)),
      'terms',
      'A group can have at most 60 terms',
    ],
  ])('are refused with %s, and nothing is created', async (_what, terms, ...[path, message]) => {
    const count = await db.synonymGroup.count();
    expect(await create(terms)).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path, message }] });
    expect(await db.synonymGroup.count()).toBe(count);
  });

  it('may be any text that has letters', async () => {
    for (const term of [...HOSTILE, ...fuzzTexts(40, 7)]) {
      const { __typename } = await create([en(term)]);
      expect(__typename, term).toMatch(/^(SynonymGroupCreatePayload|InvalidInputError)$/);
    }
  });

  it('may be brands, more of them than names', async () => {
    const brands = Array.from({ length: 120 }, (_, at) => ({ language: 'X_BRAND', term: `brand ${at}` }));
    expect(await create([en('branded thing'), ...brands])).toMatchObject({ __typename: 'SynonymGroupCreatePayload' });
  });

  it('are in a language that the schema knows', async () => {
    const { errors } = await executeGraphql(
      'mutation ($input: SynonymGroupCreateInput!) { synonymGroupCreate(input: $input) { __typename } }',
      { input: { terms: [{ language: 'KLINGON', term: 'qagh' }] } },
      admin,
    );
    expect(errors).toHaveLength(1);
  });
});

describe('a synonym group', () => {
  it('returns its new version after an update, and the conflict with it afterwards', async () => {
    const { synonymGroup } = await create([en('conflicted thing')]);
    const input = { synonymGroupId: synonymGroup.id, version: 1, department: 'SWEETS', terms: [en('settled thing')] };
    const selection = `... on SynonymGroupUpdatePayload { synonymGroup { version department } }
      ... on SynonymGroupChangedError { synonymGroup { version terms { term } } }`;
    const update = { name: 'synonymGroupUpdate', selection, input };
    expect(await executeMutation(admin, update)).toMatchObject({ synonymGroup: { version: 2, department: 'SWEETS' } });
    expect(await executeMutation(admin, update)).toMatchObject({
      __typename: 'SynonymGroupChangedError',
      synonymGroup: { version: 2, terms: [{ term: 'settled thing' }] },
    });
  });

  it('has a department for each file of curated synonyms', async () => {
    const departments = new Set((await readCuratedSynonyms()).map(({ department }) => department));
    expect([...departments].sort()).toEqual(Object.values(SYNONYM_DEPARTMENTS).toSorted());
  });
});

describe('searches without result', () => {
  const ASK = '{ searchesWithoutResult { query count suggestion { term language synonymGroups { name } } } }';
  const ask = async () => (await executeGraphql(ASK, {}, admin)).data.searchesWithoutResult;

  it('are offered with the nearest groups unless a group knows them, a longer search does, or they are old', async () => {
    const day = new Date(shopDay(new Date()));
    await db.search.createMany({
      data: [
        { day, query: 'pannerr 200g', searchCount: 5, zeroResultCount: 5 },
        { day, query: 'tomatoo', searchCount: 9, zeroResultCount: 9 },
        { day, query: 'tomat', searchCount: 2, zeroResultCount: 2 },
        { day, query: 'दूदध', searchCount: 3, zeroResultCount: 3 },
        { day, query: 'doodh', searchCount: 20, zeroResultCount: 20 },
        { day: new Date('2026-01-01'), query: 'of long ago', searchCount: 90, zeroResultCount: 90 },
      ],
    });
    expect(await ask()).toMatchObject([
      { query: 'tomatoo', count: 9, suggestion: { term: 'tomatoo', language: 'EN' } },
      { query: 'pannerr 200g', count: 5, suggestion: { term: 'pannerr' } },
      { query: 'दूदध', count: 3, suggestion: { language: 'HI' } },
    ]);
    const [tomato, paneer] = await ask();
    expect(tomato.suggestion.synonymGroups[0].name).toBe('tomato');
    expect(paneer.suggestion.synonymGroups).toContainEqual({ name: 'paneer' });
  });

  it('are offered no longer once a group has the term', async () => {
    await create([en('tomatoo')]);
    expect((await ask()).map(({ query }: { query: string }) => query)).not.toContain('tomatoo');
  });

  it('have a suggestion for any text', async () => {
    const query = 'query ($text: String!) { synonymSuggestion(text: $text) { term language synonymGroups { id } } }';
    for (const text of [...HOSTILE, ...fuzzTexts(40, 3)])
      expect((await executeGraphql(query, { text }, admin)).errors, text).toEqual([]);
    const { data } = await executeGraphql(query, { text: '  ' }, admin);
    expect(data).toEqual({ synonymSuggestion: null });
  });
});

describe('the list and the suggestions', () => {
  it('are for admins only, in each rule too', async () => {
    const shopper = await makeShopper();
    const range = dateRangeUntil(new Date(), 30);
    for (const attempt of [
      findSynonymGroups(shopper, { search: '', filter: {} }, {}),
      suggestSynonymGroups(shopper, ['milk']),
      findZeroResultSearches(shopper, range, { isUnknown: true }),
    ])
      await expect(attempt).rejects.toBeInstanceOf(ForbiddenError);
  });
});

describe('a preview', () => {
  const PREVIEW = `query ($input: SynonymPreviewInput!) { synonymPreview(input: $input) {
    __typename
    ... on SynonymPreviewPayload { isComplete terms { term isAdded before { totalCount } after { totalCount products { name } } otherGroups { name } } }
    ... on InvalidInputError { message }
    ... on SynonymGroupNotFoundError { message }
  } }`;

  it('returns the products and the other groups', async () => {
    const { data, errors } = await executeGraphql(
      PREVIEW,
      { input: { terms: [en('squeaky cheese'), en('paneer')] } },
      admin,
    );
    expect(errors).toEqual([]);
    expect(data.synonymPreview.terms[0]).toMatchObject({
      term: 'squeaky cheese',
      isAdded: true,
      before: { totalCount: 0 },
      after: { products: [{ name: 'Malai Paneer' }] },
    });
    expect(data.synonymPreview.terms[1].otherGroups).toEqual([{ name: 'paneer' }]);
  });

  it('takes any text, and refuses what can’t be saved', async () => {
    for (const term of [...HOSTILE, ...fuzzTexts(30, 5)]) {
      const { data, errors } = await executeGraphql(PREVIEW, { input: { terms: [en(term), en('paneer')] } }, admin);
      expect(errors, term).toEqual([]);
      expect(data.synonymPreview.__typename).toMatch(/^(SynonymPreviewPayload|InvalidInputError)$/);
    }
  });
});
