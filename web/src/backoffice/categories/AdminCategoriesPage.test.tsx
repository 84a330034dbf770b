import { emptyDeclarations, toDeclarationsInput } from '../declarations/declarationsDraft.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../ui/testing/waitForDialogToClose.ts';
import { renderCategoryPages } from './categories.fixtures.tsx';

const names = () =>
  within(screen.getByRole('list', { name: 'Categories' }))
    .queryAllByRole('listitem')
    .map((card) => card.querySelector('p')?.textContent);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('AdminCategoriesPage', () => {
  it('shows a message when there is no category', async () => {
    renderCategoryPages({ categories: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Category' })).toBeVisible();
    expect(screen.getByText('No categories yet')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('creates a category once it has a name and a picture, and shows it', async () => {
    const { user, sent, requests, openDialog, typeName, choosePicture } = renderCategoryPages({
      categories: ['Dairy'],
    });
    const dialog = await openDialog('Add Category', 'Category');
    const submit = dialog.getByRole('button', { name: 'Add Category' });
    expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeDisabled();
    expect(dialog.getByText('Enter a name first')).toBeVisible();
    await typeName(dialog, '  Fruit ');
    expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeEnabled();
    expect(submit).toBeDisabled();
    await choosePicture(dialog);
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(dialog.getByLabelText('Name'));
    await user.keyboard('{Enter}');

    await waitForDialogToClose();
    expect(screen.getByText('Category added')).toBeVisible();
    expect(names()).toEqual(['Dairy', 'Fruit']);
    expect(sent).toEqual([
      {
        ...{ name: 'Fruit', pictureId: 'pic_new', gstPercent: null, isOnHomePage: true, isInFooter: true },
        ...{ startDate: null, endDate: null, declarations: toDeclarationsInput(emptyDeclarations) },
      },
    ]);
    expect(requests.find(({ name }) => name === 'commitPictureUploadMutation')?.variables).toEqual({
      input: { picture: null, alt: 'Fruit' },
    });
  });

  it('shows at the name that it is taken, and keeps the entered values', async () => {
    const { user, openDialog, typeName } = renderCategoryPages({
      categories: ['Dairy', 'Fruit'],
      failures: { categoryUpdate: { __typename: 'NameTakenError', message: 'The name Fruit is already taken' } },
    });
    const dialog = await openDialog('Edit Dairy', 'Update Category');
    await typeName(dialog, 'Fruit');
    await user.click(dialog.getByRole('button', { name: 'Update Category' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('The name Fruit is already taken'),
    );
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(dialog.getByLabelText('Name')).toHaveValue('Fruit');
  });

  it('changes name and GST of a category and keeps its picture', async () => {
    const { user, sent, openDialog, typeName } = renderCategoryPages({ categories: ['Dairy', 'Fruit'] });
    const dialog = await openDialog('Edit Dairy', 'Update Category');
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled();
    await typeName(dialog, 'Dairy & bread');
    await user.clear(dialog.getByLabelText('GST (%)'));
    await user.type(dialog.getByLabelText('GST (%)'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Update Category' }));
    expect(dialog.getByLabelText('GST (%)')).toHaveAccessibleDescription('GST must be a whole number from 0 to 100');
    await user.clear(dialog.getByLabelText('GST (%)'));
    await user.type(dialog.getByLabelText('GST (%)'), '5');
    await user.click(dialog.getByRole('switch', { name: 'Show in the footer' }));
    await user.click(dialog.getByRole('button', { name: 'Update Category' }));
    await waitForDialogToClose();
    expect(screen.getByText('Category updated')).toBeVisible();
    expect(names()).toEqual(['Dairy & bread', 'Fruit']);
    expect(sent).toMatchObject([
      { categoryId: 'cat_1', name: 'Dairy & bread', gstPercent: 5, isOnHomePage: true, isInFooter: false },
    ]);
    expect(sent[0]?.['pictureId']).toMatch(/^mock_/);
  });

  it('asks for a confirmation before closing discards typed values', async () => {
    const { user, sent, openDialog, typeName } = renderCategoryPages({ categories: ['Dairy'] });
    const dialog = await openDialog('Add Category', 'Category');
    await typeName(dialog, 'Fruit');
    await user.keyboard('{Escape}');
    const question = await findDialog('Discard changes?');
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard changes?')).not.toBeInTheDocument());
    expect(dialog.getByLabelText('Name')).toHaveValue('Fruit');

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const askedAgain = await findDialog('Discard changes?');
    await user.click(askedAgain.getByRole('button', { name: 'Discard' }));
    await waitForDialogToClose();
    const again = await openDialog('Add Category', 'Category');
    expect(again.getByLabelText('Name')).toHaveValue('');
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
    expect(sent).toEqual([]);
  });

  it('asks for a confirmation before leaving the page discards typed values', async () => {
    const { user, router, openDialog, typeName } = renderCategoryPages({ categories: ['Dairy'] });
    const dialog = await openDialog('Add Category', 'Category');
    await typeName(dialog, 'Fruit');
    await act(() => router.navigate('/'));
    const question = await findDialog('Discard changes?');
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/dashboard/category');
    await waitFor(() => expect(screen.queryByText('Discard changes?')).not.toBeInTheDocument());
    await act(() => router.navigate('/'));
    const askedAgain = await findDialog('Discard changes?');
    await user.click(askedAgain.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'The shop' })).toBeVisible();
  });

  it('deletes a category only after a confirmation', async () => {
    const { user, sent, openDialog } = renderCategoryPages({ categories: ['Dairy', 'Fruit'] });
    const first = await openDialog('Delete Dairy', 'Permanent Delete');
    expect(first.getByText('Are you sure permanent delete ?')).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    await waitForDialogToClose();
    expect(sent).toEqual([]);

    const second = await openDialog('Delete Dairy', 'Permanent Delete');
    await user.click(second.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Category deleted')).toBeVisible();
    await waitForDialogToClose();
    expect(names()).toEqual(['Fruit']);
    expect(sent).toEqual([{ categoryId: 'cat_1' }]);
    expect(screen.getByRole('list', { name: 'Categories' })).toHaveFocus();
  });

  it('names and links what prevents a category from being deleted', async () => {
    const message = 'Dairy is in use: 2 sub-categories, 9 products';
    const { user, openDialog } = renderCategoryPages({
      categories: ['Dairy'],
      failures: { categoryDelete: { __typename: 'CategoryInUseError', message, subCategoryCount: 2, productCount: 9 } },
    });
    const dialog = await openDialog('Delete Dairy', 'Permanent Delete');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByRole('link', { name: 'See the 2 sub-categories' })).toHaveAttribute(
      'href',
      '/dashboard/subcategory?category=cat_1',
    );
    expect(dialog.getByRole('link', { name: 'See the products in the shop' })).toHaveAttribute(
      'href',
      '/dairy-cat_1/milk-sub_1',
    );
    expect(dialog.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });

  it('removes a category from the list that another admin has deleted', async () => {
    const { user, openDialog } = renderCategoryPages({
      categories: ['Dairy', 'Fruit'],
      failures: { categoryDelete: { __typename: 'CategoryNotFoundError', message: 'This category no longer exists' } },
    });
    const dialog = await openDialog('Delete Dairy', 'Permanent Delete');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This category no longer exists')).toBeVisible();
    expect(names()).toEqual(['Fruit']);
  });

  it('searches by parts of the name, and shows a message when no category matches', async () => {
    const many = Array.from({ length: 13 }, (_, index) => `Category ${index + 1}`);
    const { user, router } = renderCategoryPages({ categories: [...many, 'Dairy & bread'] });
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'BREAD dai');
    expect(names()).toEqual(['Dairy & bread']);
    await waitFor(() => expect(router.state.location.search).toBe('?q=BREAD+dai'));
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No Data found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(names()).toHaveLength(14);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
