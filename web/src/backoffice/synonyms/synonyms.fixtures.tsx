import { preload } from '../../relay/preload.ts';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import synonymsPage from './__generated__/SynonymsPageQuery.graphql.ts';
import synonymGroupPage from './group/__generated__/SynonymGroupPageQuery.graphql.ts';
import { NewSynonymGroupPage } from './group/NewSynonymGroupPage.tsx';
import { SynonymGroupPage } from './group/SynonymGroupPage.tsx';
import { SynonymsPage } from './SynonymsPage.tsx';
import { synonymsVariables } from './synonymsUrl.ts';

interface Term {
  language: string;
  term: string;
}

type Paging = Parameters<typeof fakeConnection>[1];

const en = (term: string): Term => ({ language: 'EN', term });
const hi = (term: string): Term => ({ language: 'HI_LATN', term });

const group = (name: string, fields: object) => ({
  __typename: 'SynonymGroup',
  id: `syn_${name}`,
  name,
  version: 3,
  status: 'CURATED',
  productCount: 0,
  updatedAt: '2026-01-15T08:00:00.000Z',
  ...fields,
});

const GROUPS = [
  group('milk', {
    department: 'DAIRY',
    productCount: 12,
    terms: [en('milk'), hi('doodh'), { language: 'HI', term: 'दूध' }],
  }),
  group('tiffin', { department: 'KITCHENWARE', status: 'CUSTOM', terms: [en('tiffin'), hi('dabba')] }),
];
const SEARCHES = [
  { query: 'dudhh 1l', count: 7, suggestion: { term: 'dudhh', language: 'HI_LATN', synonymGroups: [GROUPS[0]] } },
];

interface SynonymPagesOptions {
  groups?: readonly ReturnType<typeof group>[];
  searches?: readonly object[];
  /** Results of mutations instead of success, by the name of the mutation. */
  failures?: Record<string, unknown>;
  /** The result of a preview instead of one with a product for each added term. */
  preview?: object;
  at?: string;
}

/** For tests: the pages of synonyms over a small shop. `asked` are the variables of lists and previews, `sent` the inputs of mutations. */
export function renderSynonymPages(options: SynonymPagesOptions = {}) {
  const { groups = GROUPS, searches = SEARCHES, failures = {}, preview, at = '/dashboard/synonyms' } = options;
  const asked = { groups: [] as object[], previews: [] as { terms: Term[] }[] };
  const sent: Record<string, unknown>[] = [];
  const find = (id: unknown) => groups.find((one) => one.id === id) ?? null;
  const mutation = (name: string, typename: string) => ({
    [name]: (_root: never, { input }: { input: Record<string, unknown> }) => {
      sent.push({ ...input });
      const saved = { ...find(input['synonymGroupId']), ...input, version: 4 };
      return (
        failures[name] ?? { __typename: typename, synonymGroup: saved, deletedSynonymGroupId: input['synonymGroupId'] }
      );
    },
  });
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        synonymGroups: (_root, { search, filter, ...paging }: Paging & { search?: string; filter?: object }) => {
          asked.groups.push({ search, filter });
          return fakeConnection(
            groups.filter(({ name }) => (search === 'tif' ? name === 'tiffin' : true)),
            paging,
          );
        },
        synonymGroup: (_root, { id }: { id: string }) => find(id),
        searchesWithoutResult: () => searches,
        synonymSuggestion: (_root, { text }: { text: string }) => ({
          term: text.toLowerCase(),
          language: 'HI_LATN',
          synonymGroups: groups.slice(0, 1),
        }),
        synonymPreview: (_root, { input }: { input: { terms: Term[] } }) => {
          asked.previews.push(input);
          return preview ?? previewOf(input.terms.slice(-1));
        },
      },
      Mutation: {
        ...mutation('synonymGroupCreate', 'SynonymGroupCreatePayload'),
        ...mutation('synonymGroupUpdate', 'SynonymGroupUpdatePayload'),
        ...mutation('synonymGroupDelete', 'SynonymGroupDeletePayload'),
        ...mutation('synonymGroupDisable', 'SynonymGroupDisablePayload'),
        ...mutation('synonymGroupRestore', 'SynonymGroupRestorePayload'),
      },
    }),
    routes: [
      {
        path: '/dashboard/synonyms',
        loader: preload(synonymsPage, synonymsVariables, 'store-and-network'),
        Component: SynonymsPage,
      },
      { path: '/dashboard/synonyms/new', Component: NewSynonymGroupPage },
      {
        path: '/dashboard/synonyms/:synonymGroupId',
        loader: preload(synonymGroupPage, ({ params }) => ({ id: params['synonymGroupId'] ?? '' })),
        Component: SynonymGroupPage,
      },
      { path: '/', element: <h1>The shop</h1> },
    ],
    at,
  });
  return { ...rendered, asked, sent };
}

function previewOf(terms: readonly Term[]) {
  const product = { __typename: 'Product', id: 'prod_1', name: 'Toned Milk', unit: '500 ml', pictures: [] };
  return {
    __typename: 'SynonymPreviewPayload',
    isComplete: true,
    terms: terms.map((term) => ({
      ...term,
      isAdded: true,
      before: { totalCount: 0, products: [] },
      after: { totalCount: 1, products: [product] },
      otherGroups: [],
    })),
    resolvedSearches: [],
  };
}
