import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeObservers } from '../../ui/testing/fakeObservers.ts';
import { waitForDialogToClose } from '../../ui/testing/waitForDialogToClose.ts';
import { renderCategoryPages } from './categories.fixtures.tsx';

const shop = {
  categories: ['Dairy', 'Bakery', 'Fruit'],
  subCategories: [
    ['Milk', [0]],
    ['Bread', [0, 1]],
    ['Mangoes', [2]],
  ] as Array<[string, number[]]>,
  at: '/dashboard/subcategory',
};

/** The text of the table, without its header and its actions. */
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => {
      const [serialNumber, name] = within(row).getAllByRole('cell');
      const chips = within(row).getAllByRole('listitem');
      return [serialNumber?.textContent, name?.textContent, ...chips.map((chip) => chip.textContent)];
    });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('AdminSubCategoriesPage', () => {
  it('lists every sub-category with its number, its picture and its categories', async () => {
    renderCategoryPages(shop);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sub Category' })).toBeVisible();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Sr. No', 'Name', 'Image', 'Category', 'Action']);
    expect(rows()).toEqual([
      ['1', 'Milk', 'Dairy'],
      ['2', 'Bread', 'Dairy', 'Bakery'],
      ['3', 'Mangoes', 'Fruit'],
    ]);
    expect(screen.getByText('3 sub-categories')).toBeVisible();
  });

  it('loads the pages after the first hundred', async () => {
    const { scrollToEnd } = fakeObservers();
    const many = Array.from({ length: 130 }, (_, index): [string, number[]] => [`Sub-category ${index + 1}`, [0]]);
    renderCategoryPages({ ...shop, subCategories: many });
    expect(await screen.findByText('Sub-category 100')).toBeInTheDocument();
    expect(screen.queryByText('Sub-category 101')).not.toBeInTheDocument();
    scrollToEnd();
    expect(await screen.findByText('Sub-category 130')).toBeInTheDocument();
  });

  it('shows a picture full-screen', async () => {
    const { user, openDialog } = renderCategoryPages(shop);
    const preview = await openDialog('Enlarge the picture of Milk', 'Milk');
    expect(preview.getByRole('img')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enlarge the picture of Milk' })).toHaveFocus());
  });

  it('creates a sub-category once it has a name, a picture and a category', async () => {
    const { user, sent, openDialog, typeName, choosePicture } = renderCategoryPages(shop);
    const dialog = await openDialog('Add Sub Category', 'Add Sub Category');
    const submit = dialog.getByRole('button', { name: 'Add Sub Category' });
    await typeName(dialog, 'Cakes');
    await choosePicture(dialog);
    expect(dialog.getByText('No category chosen yet')).toBeVisible();
    expect(submit).toBeDisabled();

    await user.type(dialog.getByRole('searchbox', { name: 'Search categories' }), 'bak');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(dialog.getByRole('checkbox', { name: 'Bakery' }));
    await user.click(dialog.getByRole('button', { name: 'Clear search' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Dairy' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Fruit' }));
    await user.click(dialog.getByRole('button', { name: 'Remove Dairy' }));
    expect(dialog.getByRole('checkbox', { name: 'Dairy' })).not.toBeChecked();
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);

    await waitForDialogToClose();
    expect(screen.getByText('Sub Category added')).toBeVisible();
    expect(rows().at(-1)).toEqual(['4', 'Cakes', 'Bakery', 'Fruit']);
    expect(sent).toEqual([{ name: 'Cakes', pictureId: 'pic_new', categoryIds: ['cat_2', 'cat_3'] }]);
  });

  it('updates a sub-category in its row', async () => {
    const { user, sent, openDialog, typeName } = renderCategoryPages(shop);
    const dialog = await openDialog('Edit Bread', 'Edit Sub Category');
    expect(dialog.getByRole('checkbox', { name: 'Bakery' })).toBeChecked();
    await typeName(dialog, 'Bread & buns');
    await user.click(dialog.getByRole('checkbox', { name: 'Dairy' }));
    await user.click(dialog.getByRole('button', { name: 'Update Sub Category' }));
    await waitForDialogToClose();
    expect(screen.getByText('Sub Category updated')).toBeVisible();
    expect(rows()[1]).toEqual(['2', 'Bread & buns', 'Bakery']);
    expect(sent).toMatchObject([{ subCategoryId: 'sub_2', name: 'Bread & buns', categoryIds: ['cat_2'] }]);
  });

  it('shows at the categories that one of them no longer exists', async () => {
    const message = 'This category no longer exists';
    const { user, openDialog, typeName } = renderCategoryPages({
      ...shop,
      failures: { subCategoryUpdate: { __typename: 'CategoryNotFoundError', message } },
    });
    const dialog = await openDialog('Edit Milk', 'Edit Sub Category');
    await typeName(dialog, 'Fresh milk');
    await user.click(dialog.getByRole('button', { name: 'Update Sub Category' }));
    await waitFor(() => expect(dialog.getByRole('group', { name: 'Category' })).toHaveAccessibleDescription(message));
  });

  it('deletes a sub-category after a confirmation', async () => {
    const { user, sent, openDialog } = renderCategoryPages(shop);
    const dialog = await openDialog('Delete Milk', 'Permanent Delete');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Sub Category deleted')).toBeVisible();
    await waitForDialogToClose();
    expect(rows().map(([, name]) => name)).toEqual(['Bread', 'Mangoes']);
    expect(sent).toEqual([{ subCategoryId: 'sub_1' }]);
  });

  it('links to the products that prevent a deletion', async () => {
    const message = 'Milk is in use: 9 products';
    const { user, openDialog } = renderCategoryPages({
      ...shop,
      failures: { subCategoryDelete: { __typename: 'SubCategoryInUseError', message, productCount: 9 } },
    });
    const dialog = await openDialog('Delete Milk', 'Permanent Delete');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See the products in the shop' })).toHaveAttribute(
      'href',
      '/dairy-cat_1/milk-sub_1',
    );
  });

  it('filters by the URL, and writes the chosen filters to the URL', async () => {
    const { user, router } = renderCategoryPages({ ...shop, at: '/dashboard/subcategory?category=cat_1&q=bre' });
    await screen.findByRole('heading', { level: 1 });
    expect(rows()).toEqual([['1', 'Bread', 'Dairy', 'Bakery']]);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(rows().map(([, name]) => name)).toEqual(['Milk', 'Bread']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by category' }), 'Fruit');
    await waitFor(() => expect(router.state.location.search).toBe('?category=cat_3'));
    expect(rows().map(([, name]) => name)).toEqual(['Mangoes']);
  });

  it('preselects the filtered category for a new sub-category', async () => {
    const { openDialog } = renderCategoryPages({ ...shop, at: '/dashboard/subcategory?category=cat_3' });
    const dialog = await openDialog('Add Sub Category', 'Add Sub Category');
    expect(dialog.getByRole('button', { name: 'Remove Fruit' })).toBeVisible();
  });
});
