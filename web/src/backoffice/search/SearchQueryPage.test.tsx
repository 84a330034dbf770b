import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeProduct } from '../../shop/catalogue/catalogue.fixtures.ts';
import { preload } from '../../relay/preload.ts';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import searchQueryPage, { type SearchQueryPageQuery } from './__generated__/SearchQueryPageQuery.graphql.ts';
import { fakeAnalytics } from './searches.fixtures.ts';
import { SearchQueryPage } from './SearchQueryPage.tsx';
import { searchQueryVariables } from './searchesUrl.ts';

type Fields = Record<string, unknown>;
interface Input {
  input: Fields;
}

const names = ['Ghee', 'Cow Ghee', 'Desi Ghee', 'Butter'];
const products = names.map((name, at) => fakeProduct(`prod_${at + 1}`, { name, availableForSale: true }));

function testRule(number: number, fields: Fields = {}) {
  return {
    __typename: 'SearchRule',
    id: `rule_${number}`,
    query: 'ghee',
    action: 'PIN',
    position: number,
    startDate: null,
    endDate: null,
    isActive: true,
    product: products[number - 1],
    ...fields,
  };
}
const bury = { action: 'BURY', position: null };

interface Server {
  rules?: Fields[];
  correctedText?: string | null;
  found?: unknown[];
  answers?: Record<string, Fields>;
  answer?: Parameters<typeof renderWithRelay>[0]['answer'];
  at?: string;
}

function renderQuery(server: Server = {}) {
  const { rules = [], correctedText = null, found = products, answers = {}, answer: answerRequest, at } = server;
  const sent: unknown[] = [];
  const answer =
    (field: string, payload: Fields) =>
    (_root: unknown, { input }: Input) => {
      sent.push([field, input]);
      return answers[field] ?? payload;
    };
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        searchAnalytics: (_root, { days }: { days: number }) => fakeAnalytics(days),
        searchRules: () => rules,
        adminProducts: (_root, args: { search: string; first: number }) =>
          fakeConnection(
            products.filter((_product, index) => names[index]?.toLowerCase().includes(args.search)),
            { first: args.first },
          ),
        products: (_root, args: { first: number }) => ({
          ...fakeConnection(found, args),
          search: { correctedText, missingWords: [], matchedText: 'ghee' },
        }),
      },
      Mutation: {
        searchRuleCreate: answer('create', { __typename: 'SearchRuleCreatePayload', searchRule: testRule(1) }),
        searchRuleUpdate: answer('update', { __typename: 'SearchRuleUpdatePayload', searchRule: rules[0] }),
        searchRuleMove: answer('move', { __typename: 'SearchRuleMovePayload', searchRules: rules }),
        searchRuleDelete: answer('delete', { __typename: 'SearchRuleDeletePayload', deletedSearchRuleId: 'rule_1' }),
      },
    }),
    routes: [
      {
        path: '/dashboard/searches/:query',
        loader: preload<SearchQueryPageQuery>(searchQueryPage, searchQueryVariables, 'store-and-network'),
        Component: SearchQueryPage,
      },
    ],
    at: at ?? '/dashboard/searches/ghee',
    ...(answerRequest && { answer: answerRequest }),
  });
  return { ...rendered, sent };
}

const preview = async () => within(await screen.findByRole('region', { name: 'What shoppers see now' }));
const itemsOf = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');

describe('SearchQueryPage', () => {
  it('shows the figures, what shoppers see, and a link back', async () => {
    renderQuery({ at: '/dashboard/searches/oat%20milk?days=7' });
    expect(await screen.findByRole('heading', { level: 1, name: 'oat milk' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'The last 7 days' })).toHaveTextContent('Searches200');
    expect(within(screen.getByRole('region', { name: 'What shoppers see now' })).getAllByRole('listitem')).toHaveLength(
      4,
    );
    expect(screen.getByRole('link', { name: 'All searches' })).toHaveAttribute('href', '/dashboard/searches?days=7');
    expect(screen.getByText('Nothing is pinned or buried for this search.')).toBeVisible();
  });

  it('lists pins in their order and buries, with their days', async () => {
    renderQuery({
      rules: [
        testRule(1, { endDate: '2026-03-08' }),
        testRule(2, { startDate: '2027-01-01', isActive: false }),
        testRule(3, bury),
      ],
    });
    const pins = await itemsOf('Pins');
    expect(pins).toHaveLength(2);
    expect(pins[0]).toHaveTextContent(/Ghee.*Until 8 Mar 2026/);
    expect(pins[1]).toHaveTextContent(/Cow Ghee.*From 1 Jan 2027.*Not today/);
    expect(await itemsOf('Buries')).toHaveLength(1);
    const shown = await preview();
    expect(shown.getAllByText('Pinned')).toHaveLength(2);
    expect(shown.getByText('Buried')).toBeVisible();
    expect(shown.getAllByRole('button', { name: /^Pin / })).toEqual([
      shown.getByRole('button', { name: 'Pin Butter' }),
    ]);
  });

  it('pins and buries a result, and loads the page again', async () => {
    const { user, sent, requests } = renderQuery();
    await user.click((await preview()).getByRole('button', { name: 'Pin Cow Ghee' }));
    expect(await screen.findByText('Cow Ghee is pinned')).toBeVisible();
    await waitFor(() => expect(requests.filter(({ name }) => name === 'SearchQueryPageQuery')).toHaveLength(2));
    await user.click((await preview()).getByRole('button', { name: 'Bury Butter' }));
    expect(await screen.findByText('Butter is buried')).toBeVisible();
    expect(sent).toEqual([
      ['create', { query: 'ghee', productId: 'prod_2', action: 'PIN' }],
      ['create', { query: 'ghee', productId: 'prod_4', action: 'BURY' }],
    ]);
  });

  it('says why a product was not pinned', async () => {
    const message = 'A search can have 50 pins and buries.';
    const { user } = renderQuery({ answers: { create: { __typename: 'TooManySearchRulesError', message } } });
    await user.click((await preview()).getByRole('button', { name: 'Pin Ghee' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('moves pins up and down, not beyond the ends', async () => {
    const { user, sent } = renderQuery({ rules: [testRule(1), testRule(2)] });
    await user.click(await screen.findByRole('button', { name: 'Move Cow Ghee up' }));
    await waitFor(() => expect(sent).toEqual([['move', { searchRuleId: 'rule_2', position: 1 }]]));
    const first = screen.getByRole('button', { name: 'Move Ghee up' });
    expect(first).toHaveAttribute('aria-disabled', 'true');
    await user.click(first);
    expect(sent).toHaveLength(1);
  });

  it('changes the days of a rule, and shows their errors', async () => {
    const issues = [{ path: 'endDate', message: 'The last day can’t be before the first one' }];
    const answers: Record<string, Fields> = { update: { __typename: 'InvalidInputError', message: 'Check', issues } };
    const { user, sent } = renderQuery({ rules: [testRule(1, { endDate: '2026-03-08' })], answers });
    await user.click(await screen.findByRole('button', { name: 'Change the days of Ghee' }));
    const dialog = await findDialog('Days');
    await user.type(dialog.getByLabelText('First day'), '2026-03-09');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The last day can’t be before the first one')).toBeVisible();
    answers['update'] = { __typename: 'SearchRuleUpdatePayload', searchRule: testRule(1) };
    await user.clear(dialog.getByLabelText('Last day'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent.at(-1)).toEqual([
      'update',
      { searchRuleId: 'rule_1', action: 'PIN', startDate: '2026-03-09', endDate: null },
    ]);
  });

  it('removes a rule after a confirmation', async () => {
    const { user, sent } = renderQuery({ rules: [testRule(1)] });
    await user.click(await screen.findByRole('button', { name: 'Remove Ghee' }));
    const dialog = await findDialog('Remove this rule?');
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Ghee is ranked as usual')).toBeVisible();
    expect(sent).toEqual([['delete', { searchRuleId: 'rule_1' }]]);
  });

  it('pins any product that its search finds, from a day on', async () => {
    const { user, sent } = renderQuery();
    await user.click(await screen.findByRole('button', { name: 'Add a product' }));
    const dialog = await findDialog('Pin or bury a product');
    await user.click(dialog.getByRole('button', { name: 'Pin' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Search for the product by its name or SKU.');
    await user.type(dialog.getByRole('searchbox', { name: 'Find a product' }), 'butter');
    await user.click(await dialog.findByRole('button', { name: /Butter/ }));
    await user.type(dialog.getByLabelText('First day'), '2026-03-01');
    await user.click(dialog.getByRole('button', { name: 'Pin' }));
    expect(await screen.findByText('Butter is pinned')).toBeVisible();
    expect(sent).toEqual([
      ['create', { query: 'ghee', productId: 'prod_4', action: 'PIN', startDate: '2026-03-01', endDate: null }],
    ]);
  });

  it('asks for the products again after a failure', async () => {
    let isDown = true;
    const { user } = renderQuery({
      answer: ({ name }) =>
        isDown && name === 'RuleProductPickerQuery' ? Promise.reject(new Error('unplugged')) : undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Add a product' }));
    const dialog = await findDialog('Pin or bury a product');
    await user.type(dialog.getByRole('searchbox', { name: 'Find a product' }), 'butter');
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await dialog.findByRole('button', { name: /Butter/ })).toBeVisible();
  });

  it('leads from a misspelled search to its correction', async () => {
    renderQuery({ at: '/dashboard/searches/gheee', correctedText: 'ghee' });
    expect((await preview()).getByRole('link', { name: 'ghee' })).toHaveAttribute('href', '/dashboard/searches/ghee');
  });

  it('leads from a search without a result to a new synonym', async () => {
    renderQuery({ at: '/dashboard/searches/ghi', found: [] });
    expect((await preview()).getByText('Shoppers find nothing for this search.', { exact: false })).toBeVisible();
    expect((await preview()).getByRole('link', { name: 'Add a synonym' })).toHaveAttribute(
      'href',
      '/dashboard/synonyms?term=ghi',
    );
  });
});
