import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { fakeImport, fakeImportRow } from './import.fixtures.ts';
import { renderImport } from './importPage.fixtures.tsx';

const rows = [
  fakeImportRow(2),
  fakeImportRow(3, { outcome: 'UPDATE', undoIssue: 'The product has since been changed again' }),
];
const counts = { isUndoable: true, undoTotalCount: 3, undoDeleteCount: 1, undoRestoreCount: 1, undoKeepCount: 1 };
const state = async () => within(await screen.findByRole('region', { name: 'Progress' }));

describe('the undo of an import', () => {
  it('says what it would do and leave before it is confirmed', async () => {
    let shown = fakeImport(rows, { status: 'DONE', isUndoable: true });
    const { user, sent, publish } = renderImport(() => shown);
    shown = { ...shown, status: 'UNDO_CHECKING', undoTotalCount: 3 };
    await user.click((await state()).getByRole('button', { name: 'Undo this import' }));
    expect((await state()).getByRole('progressbar', { name: 'Checking what can be undone' })).toBeVisible();
    shown = { ...shown, ...counts, status: 'UNDO_CHECKED' };
    await publish();
    expect(await screen.findByText('1 created product is deleted.')).toBeVisible();
    expect(
      screen.getByText(/^1 product stays as it is because it has since been ordered, changed or deleted/),
    ).toBeVisible();
    expect(await screen.findByText('Not undone: The product has since been changed again')).toBeVisible();
    expect(screen.getByRole('button', { name: '1 not undone' })).toBeVisible();

    await user.click((await state()).getByRole('button', { name: 'Undo 2 products' }));
    const dialog = await findDialog('Undo this import?');
    expect(dialog.getByText('1 changed product is restored.')).toBeVisible();
    shown = { ...shown, status: 'UNDOING', undoDeleteCount: 0, undoRestoreCount: 0, undoKeepCount: 0 };
    await user.click(dialog.getByRole('button', { name: 'Undo 2 products' }));
    expect((await state()).getByRole('progressbar', { name: 'Undoing' })).toHaveAccessibleName();
    shown = { ...shown, ...counts, status: 'UNDONE', isUndoable: false };
    await publish();
    expect(await screen.findByText('Import undone: 1 deleted, 1 restored, 1 left as they are.')).toBeVisible();
    expect(sent.map(([name]) => name)).toEqual(['catalogueImportUndoCheck', 'catalogueImportUndo']);
  });

  it('continues after it has stopped, with the reason', async () => {
    let shown = fakeImport(rows, { ...counts, status: 'UNDO_FAILED', failure: 'The undo stopped: the disk is full.' });
    const { user, sent } = renderImport(() => shown);
    expect(await screen.findByText('The undo stopped: the disk is full.')).toBeVisible();
    shown = { ...shown, status: 'UNDOING', failure: null };
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent).toEqual([['catalogueImportUndo', { importId: 'import_1' }]]));
  });

  it('is not offered once it is too late', async () => {
    renderImport(() => fakeImport(rows, { status: 'DONE' }));
    expect(await screen.findByText(/^Import finished/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo this import' })).not.toBeInTheDocument();
  });
});
