import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connection } from '../../../../mock/mocks.ts';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../../relay/RequestError.ts';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import apiTokensPage from './__generated__/ApiTokensPageQuery.graphql.ts';
import { ApiTokensPage } from './ApiTokensPage.tsx';

const TOKEN = `kirana_${'x'.repeat(39)}ab12`;
const HOUR_MS = 60 * 60 * 1000;
const asha = { __typename: 'User', id: 'user_1' };

const tokenNamed = (name: string, fields: object = {}) => ({
  __typename: 'ApiToken',
  id: `token_${name}`,
  name,
  lastFour: 'ab12',
  scope: 'READ',
  lacksPermissions: false,
  createdAt: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
  lastUsedAt: null,
  expiresAt: null,
  ...fields,
});

interface Scene {
  tokens?: object[];
  added?: object;
  isOffline?: (name: string) => boolean;
  permissions?: string[];
}

function renderTokens({ tokens = [], added, isOffline = () => false, permissions = [] }: Scene = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary catches
  return renderWithRelay({
    routes: [
      { path: '/dashboard/api-tokens', loader: preload(apiTokensPage, () => ({})), Component: ApiTokensPage },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at: '/dashboard/api-tokens',
    resolvers: () => ({
      Query: { viewer: () => asha },
      User: { permissions: () => permissions, apiTokens: (_ref, args) => connection(tokens, args) },
      Mutation: {
        apiTokenCreate: (_root, { input }: { input: { name: string; scope: string } }) =>
          added ?? {
            __typename: 'ApiTokenCreatePayload',
            token: TOKEN,
            apiTokenEdge: { cursor: 'new', node: tokenNamed(input.name, { scope: input.scope }) },
          },
        apiTokenRevoke: (_root, { input }: { input: { apiTokenId: string } }) => ({
          revokedApiTokenId: input.apiTokenId,
        }),
      },
    }),
    answer: ({ name }) => (isOffline(name) ? Promise.reject(new RequestError('offline')) : undefined),
  });
}

type Rendered = ReturnType<typeof renderTokens>;

async function openForm({ user }: Rendered) {
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  return findDialog('New API token');
}

async function makeToken(rendered: Rendered, name: string) {
  const form = await openForm(rendered);
  await rendered.user.type(form.getByRole('textbox', { name: 'Name' }), name);
  await rendered.user.click(form.getByRole('button', { name: 'Create token' }));
  return findDialog('Copy your token now');
}

describe('ApiTokensPage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows each token’s scope, when it was created and last used, and when it expires', async () => {
    renderTokens({
      tokens: [
        tokenNamed('Price labels', { scope: 'READ_WRITE', expiresAt: '2031-03-04T10:00:00.000Z' }),
        tokenNamed('Stock report', { lastUsedAt: new Date(Date.now() - 2 * HOUR_MS).toISOString() }),
        tokenNamed('Old labels', { lacksPermissions: true }),
      ],
    });
    const [first, second, third] = await screen.findAllByRole('listitem');
    expect(second).not.toHaveTextContent('It can do less than you');
    expect(third).toHaveTextContent('It can do less than you');
    for (const text of ['Price labels', 'kirana_…ab12', 'Read and write', 'Never used', 'Expires 4 March 2031'])
      expect(first).toHaveTextContent(text);
    for (const text of ['Read only', 'Made 3 hours ago', 'Last used 2 hours ago', 'Never expires'])
      expect(second).toHaveTextContent(text);
    expect(screen.getByRole('heading', { level: 1, name: 'API Tokens' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'How to use them' })).toHaveAttribute('href', '/api/docs');
  });

  it('says so when there is none', async () => {
    renderTokens();
    expect(await screen.findByText('No API tokens yet')).toBeVisible();
  });

  it('creates a read-only token for 90 days by default', async () => {
    const rendered = renderTokens();
    await makeToken(rendered, ' Price labels ');
    expect(rendered.requests.at(-1)?.variables).toMatchObject({
      input: { name: 'Price labels', scope: 'READ', expiresInDays: 90 },
    });
    await rendered.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Price labels');
  });

  it('creates a token that may write and never expires', async () => {
    const rendered = renderTokens();
    const form = await openForm(rendered);
    await rendered.user.type(form.getByRole('textbox', { name: 'Name' }), 'Orders');
    await rendered.user.click(form.getByRole('radio', { name: 'Read and write' }));
    await rendered.user.selectOptions(form.getByRole('combobox', { name: 'Expiration' }), 'Until I revoke it');
    await rendered.user.click(form.getByRole('button', { name: 'Create token' }));
    await findDialog('Copy your token now');
    expect(rendered.requests.at(-1)?.variables).toMatchObject({
      input: { name: 'Orders', scope: 'READ_WRITE', expiresInDays: null },
    });
  });

  it.each([
    [[], ['Read only', 'Read and write']],
    [['ORDERS'], ['Read only', 'Read and write']],
    [['REPORTS'], ['Read only', 'Read and write', 'Read and export']],
    [['CUSTOMERS'], ['Read only', 'Read and write', 'Read and export']],
  ])('offers exports to those who may download them: with %j %j', async (permissions, names) => {
    const form = await openForm(renderTokens({ permissions }));
    expect(form.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
      names.map((name) => expect.stringMatching(`^${name}`) as unknown),
    );
  });

  it('shows a new token once, with a copy button, and does not store it', async () => {
    const rendered = renderTokens();
    const dialog = await makeToken(rendered, 'Price labels');
    expect(dialog.getByRole('group', { name: 'Your token' })).toHaveTextContent(TOKEN);
    expect(dialog.getByRole('group', { name: 'Try it in a terminal' })).toHaveTextContent(`Bearer ${TOKEN}`);
    const copy = dialog.getByRole('button', { name: 'Copy token' });
    await waitFor(() => expect(copy).toHaveFocus());
    await rendered.user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(TOKEN);
    expect(await screen.findByRole('status')).toHaveTextContent('Copied');
    expect(JSON.stringify(rendered.environment.getStore().getSource())).not.toContain(TOKEN);
    await rendered.user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(document.body.innerHTML).not.toContain(TOKEN));
    await waitFor(() => expect(screen.getByRole('button', { name: 'New token' })).toHaveFocus());
    expect((await openForm(rendered)).getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('selects the token when the browser denies access to the clipboard', async () => {
    const rendered = renderTokens();
    const dialog = await makeToken(rendered, 'Price labels');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await rendered.user.click(dialog.getByRole('button', { name: 'Copy token' }));
    expect(await dialog.findByText(/couldn’t copy it/)).toBeVisible();
    expect(window.getSelection()?.toString()).toBe(TOKEN);
  });

  it('requires a name', async () => {
    const rendered = renderTokens();
    const form = await openForm(rendered);
    await rendered.user.click(form.getByRole('button', { name: 'Create token' }));
    expect(await form.findByText('Enter a name')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(rendered.requests.map(({ name }) => name)).toEqual(['ApiTokensPageQuery']);
  });

  it('shows why no more tokens can be created', async () => {
    const message = 'You have 20 API tokens. Please revoke one that you no longer need.';
    const rendered = renderTokens({ added: { __typename: 'TooManyApiTokensError', message } });
    const form = await openForm(rendered);
    await rendered.user.type(form.getByRole('textbox', { name: 'Name' }), 'One more');
    await rendered.user.click(form.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('One more');
  });

  it('revokes a token after a confirmation and moves the focus to the list', async () => {
    const { user, requests } = renderTokens({ tokens: [tokenNamed('Price labels'), tokenNamed('Stock report')] });
    await user.click(await screen.findByRole('button', { name: 'Revoke Price labels' }));
    const question = await findDialog('Revoke Price labels?');
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Price labels is revoked')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Stock report');
    await waitFor(() => expect(screen.getByRole('button', { name: 'New token' })).toHaveFocus());
    expect(requests.at(-1)?.variables).toMatchObject({ input: { apiTokenId: 'token_Price labels' } });
  });

  it('keeps a token that was not confirmed, or could not be revoked', async () => {
    const { user } = renderTokens({
      tokens: [tokenNamed('Price labels')],
      isOffline: (name) => name === 'ApiTokenRowRevokeMutation',
    });
    const revoke = await screen.findByRole('button', { name: 'Revoke Price labels' });
    await user.click(revoke);
    const asked = await findDialog('Revoke Price labels?');
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(revoke).toHaveFocus());
    await user.click(revoke);
    const question = await findDialog('Revoke Price labels?');
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(screen.getByText('kirana_…ab12')).toBeInTheDocument();
  });
});
