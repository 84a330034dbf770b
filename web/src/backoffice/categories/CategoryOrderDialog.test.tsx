import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../ui/testing/waitForDialogToClose.ts';
import { renderCategoryPages } from './categories.fixtures.tsx';

const categories = ['Atta', 'Bread', 'Curd'];

describe('the dialog with the order of the categories', () => {
  it('moves them by keys, and saves the whole order with the one it saw', async () => {
    const { user, sent, openDialog } = renderCategoryPages({ categories });
    const dialog = await openDialog('Change the order', 'Change the order');
    const save = dialog.getByRole('button', { name: 'Save the order' });
    expect(save).toBeDisabled();
    dialog.getByRole('button', { name: 'Move Atta down' }).focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    const list = within(dialog.getByRole('list', { name: 'Change the order' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1Bread', '2Curd', '3Atta']);
    expect(dialog.getByRole('button', { name: 'Move Atta down' })).toHaveFocus();
    await user.click(save);
    await waitForDialogToClose();
    expect(screen.getByText('Order saved')).toBeVisible();
    expect(sent).toEqual([{ categoryIds: ['cat_2', 'cat_3', 'cat_1'], seenCategoryIds: ['cat_1', 'cat_2', 'cat_3'] }]);
  });

  it('says that someone else has changed it', async () => {
    const message = 'Someone else has changed the categories. Check the order and try again.';
    const { user, openDialog } = renderCategoryPages({
      categories,
      failures: { categoryReorder: { __typename: 'CategoriesChangedError', message } },
    });
    const dialog = await openDialog('Change the order', 'Change the order');
    await user.click(dialog.getByRole('button', { name: 'Move Curd up' }));
    await user.click(dialog.getByRole('button', { name: 'Save the order' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('asks before it closes with changes', async () => {
    const { user, openDialog } = renderCategoryPages({ categories });
    const dialog = await openDialog('Change the order', 'Change the order');
    await user.click(dialog.getByRole('button', { name: 'Move Curd up' }));
    await user.keyboard('{Escape}');
    expect((await findDialog('Discard changes?')).getByRole('button', { name: 'Keep editing' })).toBeVisible();
  });
});
