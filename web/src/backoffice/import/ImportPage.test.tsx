import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { fakeImport, fakeImportRow } from './import.fixtures.ts';
import { renderImport } from './importPage.fixtures.tsx';

const rows = [
  fakeImportRow(2),
  fakeImportRow(3, { outcome: 'UPDATE', changes: [{ field: 'price', before: '₹120', after: '₹110' }] }),
  fakeImportRow(4, { outcome: 'UNCHANGED' }),
  fakeImportRow(5, { outcome: 'REJECTED', name: null, issues: [{ message: 'Price must be above 0' }] }),
];

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
    renderImport(() => fakeImport(rows));
    expect(await screen.findByRole('heading', { level: 1, name: 'spring.csv' })).toBeVisible();
    expect(lines()).toEqual([
      ['Row 2', 'SKU-2', 'Product 2', 'New', ''],
      ['Row 3', 'SKU-3', 'Product 3', 'Changed', 'Price: ₹120 became ₹110'],
      ['Row 4', 'SKU-4', 'Product 4', 'Unchanged', ''],
      ['Row 5', 'SKU-5', 'No name', 'Refused', 'Price must be above 0'],
    ]);
    expect((await state()).getByText('Checked')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Import of spring.csv · Kirana'));
  });

  it('says what wrote the file, where its table stands, and how its cells are read', async () => {
    const read = { column: 'stock', reason: 'Fractions of a piece are dropped', cell: '12.5', value: '12' };
    const shown = fakeImport([fakeImportRow(7, { notices: [read] })], {
      ...{ format: 'TALLY', sheet: 'Stock Summary', headerRow: 6 },
      notices: [{ column: 'stock', reason: 'Fractions of a piece are dropped', rowCount: 1200 }],
    });
    renderImport(() => shown);
    expect(
      await screen.findByText(/Tally list\. .* Read from the sheet “Stock Summary”\. Headings found in row 6\.$/),
    ).toBeVisible();
    const notes = within(screen.getByRole('region', { name: 'How the file is read' }));
    expect(notes.getByRole('listitem')).toHaveTextContent('Stock: Fractions of a piece are dropped. 1,200 rows');
    expect(lines()[0]?.at(-1)).toBe('Stock: Fractions of a piece are dropped (12.5 → 12)');
  });

  it('downloads the refused rows from a URL requested at the press', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderImport(() =>
      fakeImport(rows, { refusedRowsUrl: '/catalogue-imports/import_1/refused.csv' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Download refused rows' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(click.mock.contexts[0]).toHaveAttribute('href', '/catalogue-imports/import_1/refused.csv');
    click.mockRestore();
  });

  it('filters the rows by an outcome in the URL', async () => {
    const { user, router } = renderImport(() => fakeImport(rows));
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
    expect(router.state.location.search).toBe('?outcome=REJECTED');
    expect(choices.getByRole('button', { name: '1 refused' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('loads the rows after the first fifty', async () => {
    const many = Array.from({ length: 70 }, (_, at) => fakeImportRow(at + 2));
    const { user } = renderImport(() => fakeImport(many), { at: '/dashboard/import/import_1?outcome=CREATE' });
    expect(await screen.findByText('Product 51')).toBeInTheDocument();
    expect(screen.queryByText('Product 52')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Product 71')).toBeInTheDocument();
  });

  it('says which GST new products take that the file gives none', async () => {
    const taxed = fakeImportRow(2, { gst: { percent: 5, category: 'Dairy' } });
    const untaxed = fakeImportRow(3, { gst: { percent: 0, category: null } });
    renderImport(() => fakeImport([taxed, untaxed], { hasGst: false, gstDefaultCount: 1, gstMissingCount: 1 }));
    expect(await screen.findByText('This file has no GST column.')).toBeVisible();
    expect(screen.getByText(/1 new product has no GST and will use its category’s/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set the GST of categories' })).toHaveAttribute(
      'href',
      '/dashboard/category',
    );
    expect(lines().map((cells) => cells.at(-1))).toEqual([
      'GST 5% from the category Dairy',
      'GST 0%: none of its categories has a GST',
    ]);
  });

  it('names the categories that a file creates, and its unknown columns', async () => {
    renderImport(() =>
      fakeImport(rows, {
        ...{ status: 'DONE', unknownColumns: ['colour'], newCategories: ['Pets'], newSubCategories: ['Cat food'] },
      }),
    );
    expect(await screen.findByText('colour')).toBeVisible();
    expect(screen.getByText('Pets')).toBeVisible();
    expect(screen.getByText('Cat food')).toBeVisible();
  });

  it('shows the progress of the dry run, and its rows once it has finished', async () => {
    let now = fakeImport([], { status: 'CHECKING', rowCount: 30_000, checkedCount: 0 });
    const { publish } = renderImport(() => now);
    const bar = await screen.findByRole('progressbar', { name: 'Checking the rows' });
    expect(bar).toHaveAttribute('aria-valuetext', '0 of 30,000');
    expect(screen.queryByRole('group', { name: 'What happens' })).not.toBeInTheDocument();

    now = fakeImport([], { status: 'CHECKING', rowCount: 30_000, checkedCount: 12_500 });
    await publish();
    expect(bar).toHaveAttribute('aria-valuetext', '12,500 of 30,000');
    expect(screen.getByText('Checking the rows: 25 percent')).toBeInTheDocument();

    now = fakeImport(rows);
    await publish();
    expect(await screen.findByText('Product 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeVisible();
  });

  it('imports the valid rows after a confirmation, and shows the progress until the end', async () => {
    let now = fakeImport(rows);
    const { user, sent, publish } = renderImport(() => now);
    expect(await screen.findByText(/^1 row can’t be imported/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    const dialog = await findDialog('Import this file?');
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1 product is added.',
      '1 product is changed.',
      '1 row will be skipped.',
    ]);
    now = fakeImport(rows, { status: 'RUNNING' });
    await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
    const bar = await screen.findByRole('progressbar', { name: 'Importing' });
    expect(bar).toHaveAttribute('aria-valuetext', '0 of 3');
    expect(sent).toEqual([['catalogueImportRun', { importId: 'import_1' }]]);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Progress' })).toHaveFocus());

    now = fakeImport(rows, { status: 'DONE', doneCount: 3, pictureCount: 4, pictureDoneCount: 1 });
    await publish();
    expect(await screen.findByRole('progressbar', { name: 'Fetching pictures' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 4',
    );
    now = fakeImport(rows, { status: 'DONE', doneCount: 3, pictureCount: 4, pictureDoneCount: 4, pictureFailCount: 1 });
    await publish();
    expect(await screen.findByText('1 picture couldn’t be downloaded. Their rows say why.')).toBeVisible();
    expect(screen.getByText('Import finished: 1 created, 1 changed.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows why it could not start', async () => {
    const message = 'Another import is running';
    const { user } = renderImport(() => fakeImport(rows), {
      failures: { catalogueImportRun: { __typename: 'CatalogueImportNotReadyError', message } },
    });
    await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    const dialog = await findDialog('Import this file?');
    await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('offers no import of a file that changes nothing', async () => {
    renderImport(() => fakeImport([fakeImportRow(2, { outcome: 'UNCHANGED' })]));
    expect(await screen.findByText('This file wouldn’t change anything.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });

  it('discards an import after a confirmation', async () => {
    let now = fakeImport(rows);
    const { user, sent } = renderImport(() => now);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = await findDialog('Discard this import?');
    now = fakeImport(rows, { status: 'DISCARDED' });
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('This import was discarded. No rows were imported.')).toBeVisible();
    expect(sent).toEqual([['catalogueImportDiscard', { importId: 'import_1' }]]);
  });

  it('shows why an import has stopped, and resumes it', async () => {
    let now = fakeImport(rows, { status: 'FAILED', failure: 'Stopped at row 4: the database is full', doneCount: 2 });
    const { user, sent } = renderImport(() => now);
    expect(await screen.findByRole('alert')).toHaveTextContent('Stopped at row 4: the database is full');
    expect(screen.getByText('2 of 3 rows were imported. None will be imported twice.')).toBeVisible();
    now = fakeImport(rows, { status: 'RUNNING', doneCount: 2 });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('progressbar', { name: 'Importing' })).toHaveAttribute('aria-valuetext', '2 of 3');
    expect(sent).toEqual([['catalogueImportRun', { importId: 'import_1' }]]);
  });

  it('stops a running import after a confirmation, and shows the kept changes', async () => {
    let now = fakeImport(rows, { status: 'RUNNING', doneCount: 2 });
    const { user, sent } = renderImport(() => now);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await findDialog('Discard this import?');
    expect(dialog.getByText('Rows already imported stay in the shop; the rest are dropped.')).toBeVisible();
    now = fakeImport(rows, { status: 'DISCARDED', doneCount: 2 });
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('This import was discarded after 2 rows, which stay in the shop.')).toBeVisible();
    expect(sent).toEqual([['catalogueImportDiscard', { importId: 'import_1' }]]);
  });

  it('reconnects when the server ends the stream before the import has finished', async () => {
    const { sinks } = renderImport(() => fakeImport([], { status: 'CHECKING', rowCount: 10, checkedCount: 1 }));
    await waitFor(() => expect(sinks).toHaveLength(1));
    vi.useFakeTimers();
    act(() => sinks[0]?.complete());
    act(() => void vi.advanceTimersByTime(10_000));
    expect(sinks).toHaveLength(2);
    act(() => sinks[1]?.error(new Error('busy')));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(sinks).toHaveLength(3);
  });

  it('does not subscribe to a finished import, and unsubscribes when the page is left', async () => {
    const { sinks, unmount } = renderImport(() => fakeImport(rows));
    await state();
    expect(sinks).toHaveLength(0);
    unmount();

    const running = renderImport(() => fakeImport(rows, { status: 'RUNNING' }));
    await waitFor(() => expect(running.sinks).toHaveLength(1));
    running.unmount();
    expect(running.sinks[0]?.closed).toBe(true);
  });

  it('shows that an import does not exist, and links back', async () => {
    renderImport(() => null);
    expect(await screen.findByRole('heading', { level: 1, name: 'This import doesn’t exist' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import & export' })).toHaveAttribute('href', '/dashboard/import');
  });
});
