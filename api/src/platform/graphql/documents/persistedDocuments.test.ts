import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { StartupError } from '../../config/startupError.ts';
import { schema } from '../../../server/schema.ts';
import { documentIdOf, writePersistedDocuments } from '../../../testing/graphql/persistedDocumentsFile.ts';
import { CLIENT_DOCUMENTS, openPersistedDocuments } from './persistedDocuments.ts';

const written: { remove(): void }[] = [];
afterEach(() => written.splice(0).forEach(({ remove }) => remove()));

function open(...texts: string[]) {
  const documents = writePersistedDocuments(texts);
  written.push(documents);
  return openPersistedDocuments(schema, [documents.file]);
}

describe('openPersistedDocuments', () => {
  it("finds every document of the web client's, and each one is valid", () => {
    const documents = openPersistedDocuments(schema, []);
    const texts = JSON.parse(readFileSync(CLIENT_DOCUMENTS, 'utf8')) as Record<string, string>;
    for (const [hash, text] of Object.entries(texts)) {
      expect(documentIdOf(text)).toBe(`sha256:${hash}`);
      expect(documents.find(`sha256:${hash}`), text).not.toBeNull();
    }
  });

  it('finds nothing by another id', () => {
    const documents = open('{ viewer { id } }');
    const id = documentIdOf('{ viewer { id } }');
    expect(documents.find(id)).not.toBeNull();
    for (const other of ['', 'sha256:', id.slice(7), id.slice(0, -1), 'sha256:__proto__', 'sha256:toString']) {
      expect(documents.find(other)).toBeNull();
    }
  });

  it.each(['{ nothing }', '{ viewer', 'fragment F on Product { id }', 'query A { __typename } query B { __typename }'])(
    'refuses the invalid document %s',
    (text) => {
      expect(() => open(text)).toThrow(StartupError);
    },
  );

  it('refuses a file that does not exist', () => {
    expect(() => openPersistedDocuments(schema, ['/nonexistent/documents.json'])).toThrow(StartupError);
  });
});

it("caches the web client's public pages, and nothing else of it", () => {
  const documents = openPersistedDocuments(schema, []);
  const texts = JSON.parse(readFileSync(CLIENT_DOCUMENTS, 'utf8')) as Record<string, string>;
  const cacheable = Object.entries(texts)
    .filter(([hash]) => documents.find(`sha256:${hash}`)?.isCacheable)
    .map(([, text]) => /^query (\w+)/.exec(text)?.[1]);
  expect(cacheable.sort()).toEqual([
    'AdminSubCategoriesPageNextQuery',
    'AdminSubCategoriesPageQuery',
    'BulkEditFieldsQuery',
    'CategoriesPageNextQuery',
    'CategoriesPageQuery',
    'CategoryRowsNextQuery',
    'CollectionPageQuery',
    'ContentPageQuery',
    'FilterFacetsQuery',
    'HomePageQuery',
    'LayoutFooterQuery',
    'ListingPageQuery',
    'ListingSubCategoryNextQuery',
    'NewCollectionPageQuery',
    'PendingReminderQuery',
    'PincodeAnswerQuery',
    'ProductPageQuery',
    'RulesFieldsPreviewQuery',
    'SearchComboboxQuery',
    'SearchPageQuery',
    'SearchResultsNextQuery',
    'SubCategoryPickerNextQuery',
    'completePendingAddQuery',
    'refreshShopQuery',
  ]);
});

describe('a document is cacheable', () => {
  const isCacheable = (text: string) => open(text).find(documentIdOf(text))?.isCacheable;

  it.each([
    '{ categories(first: 3) { edges { node { id name } } } }',
    'query ($id: ID!) { node(id: $id) { id ... on SubCategory { products { edges { node { id ...P } } } } } } fragment P on Product { name }',
    'query ($id: ID!) { product(id: $id) { ...P } } fragment P on Product { ... on Product { id } price }',
  ])('when all viewers see the same: %s', (text) => {
    expect(isCacheable(text)).toBe(true);
  });

  it.each([
    '{ viewer { id } }',
    '{ categories { totalCount } viewer { id } }',
    'query ($id: ID!) { product(id: $id) { id ...P } } fragment P on Product { myCartLine { id } }',
    'query ($id: ID!) { product(id: $id) { id sku } }',
    '{ adminProducts { totalCount } }',
    'query ($id: ID!) { node(id: $id) { id ... on Order { status } } }',
    'query ($id: ID!) { node(id: $id) { id ... on User { addresses { edges { node { id } } } } } }',
    'query ($id: ID!) { node(id: $id) { id ... on Cart { lines { edges { node { id } } } } } }',
    'query ($id: ID!) { node(id: $id) { id ... on Product { id name } ... on WebhookEndpoint { id url } } }',
    'mutation { accountDelete(input: { password: "" }) { __typename } }',
    'query ($id: ID!) { product(id: $id) { name } }',
    'query ($id: ID!) { node(id: $id) { __typename id } }',
    'query ($id: ID!) { node(id: $id) { ... on Category { id name } ... on Product { name price } } }',
    'query ($id: ID!, $s: Boolean!) { product(id: $id) { id @include(if: $s) price } }',
    'query ($id: ID!, $s: Boolean!) { product(id: $id) { ...P @include(if: $s) price } } fragment P on Product { id }',
    'query ($id: ID!) { product(id: $id) { id: name } }',
    'query ($id: ID!) { node(id: $id) { ... on SubCategory { products { edges { node { price } } } } } }',
  ])('not when it is personal or hides which objects it shows: %s', (text) => {
    expect(isCacheable(text)).toBe(false);
  });
});
