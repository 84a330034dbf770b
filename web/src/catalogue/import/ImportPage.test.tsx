import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay, type EventSink } from '../../relay/renderWithRelay.tsx';
import { findDialog } from '../../ui/findDialog.ts';
import importPage, { type ImportPageQuery } from './__generated__/ImportPageQuery.graphql.ts';
import { importVariables } from './importAddress.ts';
import { ImportPage } from './ImportPage.tsx';
import { testImport, testRow } from './testImport.ts';

const rows = [
  testRow(2),
  testRow(3, { outcome: 'UPDATE', changes: [{ field: 'price', before: '₹120', after: '₹110' }] }),
  testRow(4, { outcome: 'SAME' }),
  testRow(5, { outcome: 'REFUSED', name: null, issues: [{ column: 'price', reason: 'Not a number' }] }),
];

interface Scene {
  at?: string;
  refusals?: Record<string, object>;
}

/** The page of an import that is `shown()` at each look; `tell` has the server tell of it as it is then. */
function renderImport(shown: () => object | null, { at = '/dashboard/import/import_1', refusals = {} }: Scene = {}) {
  const sinks: EventSink[] = [];
  const sent: Array<[string, unknown]> = [];
  const mutation = (name: string, payload: string) => ({
    [name]: (_root: never, { input }: { input: object }) => {
      sent.push([name, { ...input }]);
      return refusals[name] ?? { __typename: payload, catalogueImport: shown() };
    },
  });
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: { catalogueImport: shown, node: shown },
      Mutation: {
        ...mutation('catalogueImportRun', 'CatalogueImportRunPayload'),
        ...mutation('catalogueImportDiscard', 'CatalogueImportDiscardPayload'),
      },
    }),
    stream: (_request, _variables, sink) => void sinks.push(sink),
    routes: [
      {
        path: '/dashboard/import/:importId',
        loader: preload<ImportPageQuery>(importPage, importVariables, 'store-and-network'),
        Component: ImportPage,
      },
    ],
    at,
  });
  const tell = async () => {
    await waitFor(() => expect(sinks).not.toHaveLength(0));
    const { rows: _rows, ...catalogueImport } = { rows: null, ...shown() };
    await act(async () => sinks.at(-1)?.next({ data: { catalogueImportProgress: catalogueImport } }));
  };
  return { ...rendered, sinks, sent, tell };
}

const lines = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const state = async () => within(await screen.findByRole('region', { name: 'Progress' }));

afterEach(() => vi.useRealTimers());

describe('ImportPage', () => {
  it('shows what a file would do, row by row', async () => {
    renderImport(() => testImport(rows));
    expect(await screen.findByRole('heading', { level: 1, name: 'spring.csv' })).toBeVisible();
    expect(lines()).toEqual([
      ['Row 2', 'SKU-2', 'Product 2', 'New', ''],
      ['Row 3', 'SKU-3', 'Product 3', 'Changed', 'Price: ₹120 became ₹110'],
      ['Row 4', 'SKU-4', 'Product 4', 'Unchanged', ''],
      ['Row 5', 'SKU-5', 'No name', 'Refused', 'price: Not a number'],
    ]);
    expect((await state()).getByText('Tried out')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Import of spring.csv · Kirana'));
  });

  it('narrows the rows down to one outcome, in the address', async () => {
    const { user, router } = renderImport(() => testImport(rows));
    const choices = within(await screen.findByRole('group', { name: 'What happens' }));
    expect(choices.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All 4',
      '1 new',
      '1 changed',
      '1 unchanged',
      '1 refused',
    ]);
    await user.click(choices.getByRole('button', { name: '1 refused' }));
    await waitFor(() => expect(lines().map(([row]) => row)).toEqual(['Row 5']));
    expect(router.state.location.search).toBe('?outcome=REFUSED');
    expect(choices.getByRole('button', { name: '1 refused' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('loads the rows after the first fifty', async () => {
    const many = Array.from({ length: 70 }, (_, at) => testRow(at + 2));
    const { user } = renderImport(() => testImport(many), { at: '/dashboard/import/import_1?outcome=CREATE' });
    expect(await screen.findByText('Product 51')).toBeInTheDocument();
    expect(screen.queryByText('Product 52')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Product 71')).toBeInTheDocument();
  });

  it('names the categories that a file makes, and the columns that nobody understands', async () => {
    renderImport(() =>
      testImport(rows, { unknownColumns: ['colour'], newCategories: ['Pets'], newSubCategories: ['Cat food'] }),
    );
    expect(await screen.findByText('colour')).toBeVisible();
    expect(screen.getByText('Pets')).toBeVisible();
    expect(screen.getByText('Cat food')).toBeVisible();
  });

  it('follows the dry run, and shows its rows when it is through', async () => {
    let now = testImport([], { status: 'CHECKING', rowCount: 30_000, checkedCount: 0 });
    const { tell } = renderImport(() => now);
    const bar = await screen.findByRole('progressbar', { name: 'Trying out the rows' });
    expect(bar).toHaveAttribute('aria-valuetext', '0 of 30,000');
    expect(screen.queryByRole('group', { name: 'What happens' })).not.toBeInTheDocument();

    now = testImport([], { status: 'CHECKING', rowCount: 30_000, checkedCount: 12_500 });
    await tell();
    expect(bar).toHaveAttribute('aria-valuetext', '12,500 of 30,000');
    expect(screen.getByText('Trying out the rows: 25 percent')).toBeInTheDocument();

    now = testImport(rows);
    await tell();
    expect(await screen.findByText('Product 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeVisible();
  });

  it('carries out the rows that are not refused after a second yes, and follows that to its end', async () => {
    let now = testImport(rows);
    const { user, sent, tell } = renderImport(() => now);
    expect(await screen.findByText(/^1 row is refused/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    const dialog = await findDialog('Import this file?');
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1 product is added.',
      '1 product is changed.',
      '1 row is refused and left out.',
    ]);
    now = testImport(rows, { status: 'RUNNING' });
    await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
    const bar = await screen.findByRole('progressbar', { name: 'Importing' });
    expect(bar).toHaveAttribute('aria-valuetext', '0 of 3');
    expect(sent).toEqual([['catalogueImportRun', { importId: 'import_1' }]]);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Progress' })).toHaveFocus());

    now = testImport(rows, { status: 'DONE', doneCount: 3, pictureCount: 4, pictureDoneCount: 1 });
    await tell();
    expect(await screen.findByRole('progressbar', { name: 'Fetching pictures' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 4',
    );
    now = testImport(rows, {
      status: 'DONE',
      doneCount: 3,
      pictureCount: 4,
      pictureDoneCount: 4,
      pictureFailCount: 1,
    });
    await tell();
    expect(await screen.findByText('1 picture could not be fetched; their rows say why.')).toBeVisible();
    expect(screen.getByText('The file is imported. 1 created, 1 changed.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('says why it could not begin', async () => {
    const message = 'Another import is under way';
    const { user } = renderImport(() => testImport(rows), {
      refusals: { catalogueImportRun: { __typename: 'CatalogueImportNotReadyError', message } },
    });
    await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    const dialog = await findDialog('Import this file?');
    await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('has nothing to carry out of a file that changes nothing', async () => {
    renderImport(() => testImport([testRow(2, { outcome: 'SAME' })]));
    expect(await screen.findByText('The file would change nothing.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });

  it('throws an import away after a second yes', async () => {
    let now = testImport(rows);
    const { user, sent } = renderImport(() => now);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = await findDialog('Discard this import?');
    now = testImport(rows, { status: 'DISCARDED' });
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('This import was discarded; nothing of it was carried out.')).toBeVisible();
    expect(sent).toEqual([['catalogueImportDiscard', { importId: 'import_1' }]]);
  });

  it('says why an import has stopped, and takes it up again', async () => {
    let now = testImport(rows, { status: 'FAILED', failure: 'Stopped at row 4: the database is full', doneCount: 2 });
    const { user, sent } = renderImport(() => now);
    expect(await screen.findByRole('alert')).toHaveTextContent('Stopped at row 4: the database is full');
    expect(screen.getByText('2 of 3 rows were carried out; nothing of them is done twice.')).toBeVisible();
    now = testImport(rows, { status: 'RUNNING', doneCount: 2 });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('progressbar', { name: 'Importing' })).toHaveAttribute('aria-valuetext', '2 of 3');
    expect(sent).toEqual([['catalogueImportRun', { importId: 'import_1' }]]);
  });

  it('stops an import under way after a second yes, and says what stays', async () => {
    let now = testImport(rows, { status: 'RUNNING', doneCount: 2 });
    const { user, sent } = renderImport(() => now);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await findDialog('Discard this import?');
    expect(dialog.getByText('What is done already stays in the shop; the rest is thrown away.')).toBeVisible();
    now = testImport(rows, { status: 'DISCARDED', doneCount: 2 });
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('This import was discarded after 2 rows; they stay in the shop.')).toBeVisible();
    expect(sent).toEqual([['catalogueImportDiscard', { importId: 'import_1' }]]);
  });

  it('asks for the stream again when the server ends it before the work is done', async () => {
    const { sinks } = renderImport(() => testImport([], { status: 'CHECKING', rowCount: 10, checkedCount: 1 }));
    await waitFor(() => expect(sinks).toHaveLength(1));
    vi.useFakeTimers();
    act(() => sinks[0]?.complete());
    act(() => void vi.advanceTimersByTime(10_000));
    expect(sinks).toHaveLength(2);
    act(() => sinks[1]?.error(new Error('busy')));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(sinks).toHaveLength(3);
  });

  it('follows nothing that is settled, and lets go of the stream when left', async () => {
    const { sinks, unmount } = renderImport(() => testImport(rows));
    await state();
    expect(sinks).toHaveLength(0);
    unmount();

    const running = renderImport(() => testImport(rows, { status: 'RUNNING' }));
    await waitFor(() => expect(running.sinks).toHaveLength(1));
    running.unmount();
    expect(running.sinks[0]?.closed).toBe(true);
  });

  it('says that an import is gone, and leads back', async () => {
    renderImport(() => null);
    expect(await screen.findByRole('heading', { level: 1, name: 'This import is gone' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import & export' })).toHaveAttribute('href', '/dashboard/import');
  });
});
