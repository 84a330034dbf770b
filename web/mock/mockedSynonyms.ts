import { connection } from './mockedCatalogue.ts';
import type { MockResolvers } from './mockedServer.ts';

type Paging = Parameters<typeof connection>[1];

interface MockTerm {
  language: string;
  term: string;
}

interface MockGroup {
  __typename: 'SynonymGroup';
  id: string;
  handle: string;
  name: string;
  department: string | null;
  terms: readonly MockTerm[];
  productCount: number;
  status: string;
  version: number;
  updatedAt: string;
}

interface DraftInput {
  synonymGroupId?: string;
  department: string | null;
  terms: readonly MockTerm[];
}

const named = (language: string, ...terms: string[]) => terms.map((term) => ({ language, term }));

/** The mocked synonyms of the search. */
export function mockedSynonyms(): MockResolvers {
  const groups = [
    group({ name: 'milk', department: 'DAIRY', productCount: 64 }, [
      ...named('EN', 'milk'),
      ...named('HI', 'दूध'),
      ...named('HI_LATN', 'doodh', 'dudh'),
    ]),
    group({ name: 'paneer', department: 'DAIRY', productCount: 18 }, [
      ...named('EN', 'paneer', 'cottage cheese'),
      ...named('HI', 'पनीर'),
    ]),
    { ...group({ name: 'laptop', department: 'NOT_SOLD', productCount: 0 }, named('EN', 'laptop')), status: 'EDITED' },
  ];
  const find = (id: string) => groups.find((one) => one.id === id);
  const saved = (input: DraftInput) => ({ department: input.department, terms: input.terms });
  const changed = (typename: string, id: string, change: Partial<MockGroup>) => {
    const synonymGroup = Object.assign(find(id) ?? {}, change);
    return { __typename: typename, synonymGroup };
  };
  return {
    Query: {
      synonymGroups: (_root, { search, ...paging }: Paging & { search?: string }) =>
        connection(
          groups.filter(({ terms }) => terms.some(({ term }) => term.includes((search ?? '').trim().toLowerCase()))),
          paging,
        ),
      synonymGroup: (_root, { id }: { id: string }) => find(id) ?? null,
      synonymSuggestion: (_root, { text }: { text: string }) => suggestion(text),
      searchesWithoutResult: () =>
        ['dudhh', 'panir block', 'oat milk'].map((query, at) => ({
          query,
          count: 31 - at * 9,
          suggestion: suggestion(query),
        })),
      synonymPreview: (_root, { input }: { input: DraftInput }) => preview(input),
    },
    Mutation: {
      synonymGroupCreate: (_root, { input }: { input: DraftInput }) => {
        const created = {
          ...group({ name: input.terms[0]?.term ?? '', department: null, productCount: 0 }, input.terms),
          ...saved(input),
          status: 'CUSTOM',
        };
        groups.push(created);
        return { __typename: 'SynonymGroupCreatePayload', synonymGroup: created };
      },
      synonymGroupUpdate: (_root, { input }: { input: DraftInput }) =>
        changed('SynonymGroupUpdatePayload', input.synonymGroupId ?? '', { ...saved(input), status: 'EDITED' }),
      synonymGroupDisable: (_root, { input }: { input: { synonymGroupId: string } }) =>
        changed('SynonymGroupDisablePayload', input.synonymGroupId, { terms: [], status: 'DISABLED' }),
      synonymGroupRestore: (_root, { input }: { input: { synonymGroupId: string } }) =>
        changed('SynonymGroupRestorePayload', input.synonymGroupId, { status: 'CURATED' }),
      synonymGroupDelete: (_root, { input: { synonymGroupId } }: { input: { synonymGroupId: string } }) => {
        groups.splice(
          groups.findIndex(({ id }) => id === synonymGroupId),
          1,
        );
        return { __typename: 'SynonymGroupDeletePayload', deletedSynonymGroupId: synonymGroupId };
      },
    },
  };

  function suggestion(text: string) {
    return { term: text.toLowerCase(), language: 'HI_LATN', synonymGroups: groups.slice(0, 2) };
  }

  function preview({ synonymGroupId, terms }: DraftInput) {
    const former = find(synonymGroupId ?? '')?.terms ?? [];
    const product = {
      __typename: 'Product',
      id: 'prod_1',
      name: 'Amul Taaza Toned Milk',
      unit: '500 ml',
      pictures: [],
    };
    return {
      __typename: 'SynonymPreviewPayload',
      isComplete: true,
      terms: terms
        .filter(({ term }) => !former.some((one) => one.term === term))
        .map((term) => ({
          ...term,
          isAdded: true,
          before: { totalCount: 0, products: [] },
          after: { totalCount: 1, products: [product] },
          otherGroups: [],
        })),
      resolvedSearches: [{ query: 'dudhh', count: 31, productCount: 1 }],
    };
  }
}

function group(
  { name, ...fields }: Pick<MockGroup, 'name' | 'department' | 'productCount'>,
  terms: readonly MockTerm[],
): MockGroup {
  return {
    __typename: 'SynonymGroup',
    id: `syn_${name.replaceAll(' ', '_')}`,
    handle: name.replaceAll(' ', '-'),
    name,
    ...fields,
    terms,
    status: 'CURATED',
    version: 1,
    updatedAt: '2026-01-15T08:00:00.000Z',
  };
}
