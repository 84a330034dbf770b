import { screen, waitFor, within } from '@testing-library/react';
import type { GraphQLResponse } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay, type ServerOptions } from '../../relay/testing/renderWithRelay.tsx';
import { fakePictures, pictureFile } from '../../shop/media/testing/fakePictures.ts';
import editPage, { type EditHomePageQuery } from './__generated__/EditHomePageQuery.graphql.ts';
import { EditHomePage } from './EditHomePage.tsx';

interface Section {
  id: string;
  kind: string;
  heading: string | null;
}

const NO_TIMES = { startDate: null, endDate: null, weekdays: [], from: null, until: null };
const NO_TEXTS = { text: null, link: null, alt: null, picture: null, widePicture: null, collection: null };
const section = (id: string, kind: string, heading: string | null = null) => ({
  id,
  kind,
  heading,
  ...NO_TEXTS,
  ...NO_TIMES,
});
const FIRST = [section('hsec_1', 'BANNER', 'Diwali'), section('hsec_2', 'CATEGORY_TILES')];

interface Scenario {
  /** What a colleague saves before the first save, or that they publish the draft. */
  theirs?: readonly Section[] | 'published';
  answer?: ServerOptions['answer'];
}

/** The editor of a draft. */
function renderEditor({ theirs, answer }: Scenario = {}) {
  const sent: { draftId: string; revision: number; sections: readonly Section[] }[] = [];
  let [revision, sections]: [number, readonly Section[]] = [1, FIRST];
  let [draftId, isPublished] = ['hver_2', false];
  const homePage = () => ({
    ...{ __typename: 'ManagedHomePage', id: 'home_1', versions: [{ id: 'hver_1', isPublished: true }] },
    draft: isPublished
      ? null
      : { id: draftId, number: 2, revision, note: null, sections, previewPath: '/preview/home/token' },
  });
  const rendered = renderWithRelay({
    answer,
    resolvers: () => ({
      Query: {
        managedHomePage: homePage,
        adminCollections: () => ({ edges: [{ node: { id: 'coll_1', title: 'Festive' } }] }),
      },
      Mutation: {
        homeDraftCreate: () => {
          [draftId, isPublished] = ['hver_3', false];
          return { __typename: 'HomeDraftCreatePayload', homePage: homePage() };
        },
        homeDraftSave: (_root: unknown, { input }: { input: (typeof sent)[number] }) => {
          sent.push(input);
          if (theirs && revision === 1 && draftId === 'hver_2') {
            if (theirs === 'published') isPublished = true;
            else [revision, sections] = [5, theirs];
            return { __typename: 'HomeDraftChangedError', message: 'Changed', homePage: homePage() };
          }
          const saved = input.sections.map((each, place) => ({
            ...section('', each.kind),
            ...each,
            id: each.id ?? `hsec_9${place}`,
          }));
          [revision, sections] = [revision + 1, saved];
          return { __typename: 'HomeDraftSavePayload', homePage: homePage() };
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/home/draft',
        loader: preload<EditHomePageQuery>(editPage, () => ({})),
        Component: EditHomePage,
      },
    ],
    at: '/dashboard/home/draft',
  });
  return { ...rendered, sent };
}

const heading = () => screen.findByRole('textbox', { name: 'Heading' });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('The editor of the home page', () => {
  afterEach(() => vi.restoreAllMocks());

  it('adds, moves and removes sections, puts one back, and saves them', async () => {
    const { user, sent } = renderEditor();
    await heading();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a section' }), 'Order again');
    expect(titles()).not.toContain('Order again');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getAllByRole('listitem').at(-1)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Move Order again up' }));
    await user.click(screen.getByRole('button', { name: 'Remove Banner “Diwali”' }));
    expect(titles()).toEqual(['Order again', 'Category tiles']);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['Banner “Diwali”', 'Order again', 'Category tiles']);
    const options = within(screen.getByRole('combobox', { name: 'Add a section' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).not.toContain('Order again');
    expect(screen.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('button', { name: 'Publish now' })).toBeVisible();
    expect(sent[0]).toMatchObject({
      revision: 1,
      sections: [{ id: 'hsec_1', kind: 'BANNER' }, { kind: 'ORDER_AGAIN' }, { id: 'hsec_2', kind: 'CATEGORY_TILES' }],
    });
  });

  it('keeps the times of a section in view, and says when they are over', async () => {
    const { user } = renderEditor();
    await heading();
    const [banner] = screen.getAllByRole('listitem');
    if (!banner) throw new Error('no section');
    await user.click(within(banner).getByText('When it is shown'));
    const day = within(banner).getByLabelText('From day');
    await user.type(day, '2026-12-24');
    expect(day).toHaveValue('2026-12-24');
    await user.type(within(banner).getByLabelText('To day'), '2020-12-24');
    expect(within(banner).getByText('Over: it is no longer shown')).toBeVisible();
    for (const label of ['From day', 'To day']) await user.clear(within(banner).getByLabelText(label));
    expect(day).toBeVisible();
  });

  it('keeps what was typed after a colleague has saved, and says what they changed', async () => {
    const { user, sent } = renderEditor({
      theirs: [section('hsec_1', 'BANNER', 'Christmas'), section('hsec_3', 'CATEGORY_ROWS')],
    });
    await user.type(await heading(), ' sale');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/Someone else has changed the home page/)).toBeInTheDocument();
    expect(screen.getByText('Banner “Diwali” was changed to Banner “Christmas”.')).toBeInTheDocument();
    expect(screen.getByText('A row for each category was added.')).toBeInTheDocument();
    expect(screen.getByText('Category tiles was removed.')).toBeInTheDocument();
    expect(await heading()).toHaveValue('Diwali sale');
    await user.click(screen.getByRole('button', { name: 'Save mine over theirs' }));
    await waitFor(() => expect(sent[1]).toMatchObject({ revision: 5, sections: [{ heading: 'Diwali sale' }, {}] }));
    expect(await screen.findByRole('button', { name: 'Publish now' })).toBeVisible();
  });

  it('takes theirs instead', async () => {
    const { user } = renderEditor({ theirs: [section('hsec_1', 'BANNER', 'Christmas')] });
    await user.type(await heading(), ' sale');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.click(await screen.findByRole('button', { name: 'Use theirs instead' }));
    expect(await heading()).toHaveValue('Christmas');
    expect(await screen.findByRole('button', { name: 'Publish now' })).toBeVisible();
  });

  it('keeps what was typed after a colleague has published the draft, for a new one', async () => {
    const { user, sent } = renderEditor({ theirs: 'published' });
    await user.type(await heading(), ' sale');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/Someone else has published or deleted the draft/)).toBeInTheDocument();
    expect(await heading()).toHaveValue('Diwali sale');
    await user.click(screen.getByRole('button', { name: 'Begin a new draft' }));
    await user.click(await screen.findByRole('button', { name: 'Save mine over theirs' }));
    expect(await screen.findByRole('button', { name: 'Publish now' })).toBeVisible();
    expect(sent).toMatchObject([
      { draftId: 'hver_2' },
      { draftId: 'hver_3', revision: 1, sections: [{ heading: 'Diwali sale' }, {}] },
    ]);
  });

  it('keeps what is typed and moved during an upload, and is saved after it', async () => {
    fakePictures();
    const upload = Promise.withResolvers<GraphQLResponse>();
    const { user, sent } = renderEditor({
      answer: ({ name }) => (name === 'commitPictureUploadMutation' ? upload.promise : undefined),
    });
    await heading();
    await user.upload(screen.getAllByLabelText('Picture file')[0] as HTMLElement, pictureFile());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument());
    await user.type(await heading(), ' sale');
    await user.click(screen.getByRole('button', { name: 'Move Banner “Diwali sale” down' }));
    expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument(); // it is loading
    const picture = { __typename: 'Picture', id: 'pic_7' };
    upload.resolve({ data: { pictureUpload: { __typename: 'PictureUploadPayload', picture } } });
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(sent[0]?.sections).toMatchObject([
        { id: 'hsec_2' },
        { id: 'hsec_1', heading: 'Diwali sale', pictureId: 'pic_7' },
      ]),
    );
  });

  it('keeps what is typed during a save, which is no conflict', async () => {
    const gate = Promise.withResolvers<GraphQLResponse>();
    const { user } = renderEditor({
      answer: ({ name }) => (name === 'EditHomeSaveMutation' ? gate.promise : undefined),
    });
    await user.type(await heading(), ' sale');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.type(await heading(), '!');
    const stored = { ...section('hsec_1', 'BANNER', 'Diwali sale'), __typename: 'HomeSection' };
    const draft = { id: 'hver_2', number: 2, revision: 2, note: null, sections: [stored], previewPath: '/' };
    const homePage = { id: 'home_1', versions: [], draft: { __typename: 'HomeVersion', ...draft } };
    gate.resolve({ data: { homeDraftSave: { __typename: 'HomeDraftSavePayload', homePage } } });
    expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    expect(screen.queryByText(/Someone else/)).not.toBeInTheDocument();
    expect(await heading()).toHaveValue('Diwali sale!');
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
  });
});
