import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import editPage, { type EditPagePageQuery } from './__generated__/EditPagePageQuery.graphql.ts';
import { EditPagePage } from './EditPagePage.tsx';

interface Draft {
  number: number;
  body: string;
  revision: number;
}

/** The editor of the terms; `others` is the draft that a colleague saves before the first save. */
function renderEditor({ draft: first = null, others }: { draft?: Draft | null; others?: Draft } = {}) {
  const sent: unknown[] = [];
  let draft: Draft | null = first;
  let versions: { number: number; publishedAt: string }[] = [];
  const page = () => ({
    ...{ __typename: 'ManagedPage', id: 'page_1', handle: 'TERMS', title: 'Terms of use', body: 'Sample', versions },
    current: versions[0] ?? null,
    draft: draft && { ...draft, previewPath: '/preview/token' },
  });
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        managedPage: page,
        renderedMarkdown: (_root: unknown, { text }: { text: string }) => `<p>Rendered ${text}</p>`,
      },
      Mutation: {
        pageDraftSave: (_root: unknown, { input }: { input: Draft }) => {
          sent.push(input);
          if (others && draft === null) {
            draft = others;
            return { __typename: 'PageDraftChangedError', message: 'Changed', page: page() };
          }
          draft = { number: 1, body: input.body, revision: input.revision + 1 };
          return { __typename: 'PageDraftSavePayload', page: page() };
        },
        pagePublish: (_root: unknown, { input }: { input: object }) => {
          sent.push(input);
          draft = null;
          versions = [{ number: 1, publishedAt: '2026-11-29T06:30:00Z' }];
          return { __typename: 'PagePublishPayload', page: page() };
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/pages/terms',
        loader: preload<EditPagePageQuery>(editPage, () => ({ handle: 'TERMS' })),
        Component: EditPagePage,
      },
    ],
    at: '/dashboard/pages/terms',
  });
  return { ...rendered, sent };
}

const text = () => screen.findByRole('textbox', { name: 'Text' });

describe('The editor of a page', () => {
  it('begins with the sample text, shows what it will look like, and publishes what is saved', async () => {
    const { user, sent } = renderEditor();
    expect(await text()).toHaveValue('Sample');
    expect(screen.getByText(/Shoppers see a sample text/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Publish/ })).not.toBeInTheDocument();
    await user.clear(await text());
    await user.type(await text(), 'Ours');
    expect(await screen.findByText('Rendered Ours')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.click(await screen.findByRole('button', { name: 'Publish version 1' }));
    const dialog = await findDialog('Publish “Terms of use”?');
    expect(dialog.getByText(/It can’t be changed or deleted afterwards/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('link', { name: 'Version 1' })).toHaveAttribute('href', '/pages/terms/versions/1');
    expect(screen.queryByText(/Shoppers see a sample text/)).not.toBeInTheDocument();
    expect(sent).toEqual([
      { handle: 'TERMS', revision: 0, body: 'Ours' },
      { handle: 'TERMS', revision: 1 },
    ]);
  });

  it('publishes the sample text as it is', async () => {
    const { user, sent } = renderEditor();
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('button', { name: 'Publish version 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled();
    expect(sent).toEqual([{ handle: 'TERMS', revision: 0, body: 'Sample' }]);
  });

  it('keeps what was typed after a colleague has saved, and saves it over theirs', async () => {
    const { user, sent } = renderEditor({ others: { number: 1, body: 'Theirs', revision: 4 } });
    await user.type(await text(), ' of mine');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/Someone else has changed this page/)).toBeInTheDocument();
    expect(await text()).toHaveValue('Sample of mine');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent[1]).toEqual({ handle: 'TERMS', revision: 4, body: 'Sample of mine' }));
  });

  it('shows the link of a saved draft', async () => {
    renderEditor({ draft: { number: 2, body: 'Soon', revision: 1 } });
    expect(await text()).toHaveValue('Soon');
    expect(screen.getByText(/\/preview\/token$/)).toBeInTheDocument();
  });
});
