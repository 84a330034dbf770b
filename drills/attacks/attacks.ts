import { randomUUID } from 'node:crypto';

/** One request of an attack. */
export interface AttackRequest {
  path: string;
  body?: string;
  accept?: string;
}

/** An attack by one client; each request differs from the one before, so that no cache answers it. */
export interface Attack {
  name: string;
  /** Whether the client has logged in. */
  isSignedIn?: boolean;
  request: (ids: { orderId: string }) => AttackRequest;
}

const HTML = 'text/html';
const ALIASES = 29;
const SUGGESTED = '{ queries brands products(first: 10) { id name } }';
const FACETS = 'facets { brands { value count } packSizes { value count } subCategories { count } }';

const graphql = (query: string, variables: object = {}): AttackRequest => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});
const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');
/** A text that was never searched for. */
const unseen = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

/** It is written once, so that the attacker's own work does not slow the shop down. */
const MANY_VARIABLES = graphql(
  '{ shop { isOpen } }',
  Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`${at}`, 0])),
);

/** Requests that have slowed a shop down, from the cheapest request to the most expensive one that its limits accept. */
export const ATTACKS: readonly Attack[] = [
  { name: 'one field 490 times', request: () => graphql(`{ shop { ${'isOpen '.repeat(490)} } }`) },
  { name: '60,000 variables', request: () => MANY_VARIABLES },
  { name: 'a part of the sitemap', request: () => ({ path: `/sitemaps/products-prod_${'0'.repeat(26)}.xml` }) },
  {
    name: '29 searches with facets',
    request: () =>
      graphql(
        `{ ${repeated(ALIASES, (at) => `a${at}: products(search: "${unseen('milk')}", first: 1) { ${FACETS} }`)} }`,
      ),
  },
  {
    name: '29 suggestions',
    request: () =>
      graphql(
        `{ ${repeated(ALIASES, (at) => `a${at}: searchSuggestions(search: "${unseen('chocolat')}") ${SUGGESTED}`)} }`,
      ),
  },
  {
    name: 'pages of searches',
    request: () => ({ path: `/search?q=${encodeURIComponent(unseen('milk'))}`, accept: HTML }),
  },
  {
    name: 'the largest lists',
    request: () =>
      graphql(
        `{ ${repeated(10, (at) => `a${at}: products(first: 100, offset: ${at}) { edges { node { id name unit price stock brand createdAt } } }`)} }`,
      ),
  },
  { name: 'PDF files', isSignedIn: true, request: ({ orderId }) => ({ path: `/invoices/${orderId}.pdf` }) },
  {
    name: '29 exports of personal data',
    isSignedIn: true,
    request: () => graphql(`{ viewer { ${repeated(ALIASES, (at) => `a${at}: personalData`)} } }`),
  },
];
