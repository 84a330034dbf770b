import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { fakeImport, fakeImportRow } from '../import.fixtures.ts';
import { renderImport } from '../importPage.fixtures.tsx';

const rows = [fakeImportRow(2), fakeImportRow(3)];
const state = async () => within(await screen.findByRole('region', { name: 'Progress' }));

describe('the mapping of an import', () => {
  it('maps the columns of a file with unknown headings, each column once', async () => {
    let shown = fakeImport(rows, { status: 'MAPPING' });
    const { user, sent } = renderImport(() => shown);
    const form = within(await screen.findByRole('form', { name: 'Columns of the file' }));
    expect((await state()).getByText('Columns to map')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Rows' })).not.toBeInTheDocument();
    expect(form.getByRole('cell', { name: 'Milk · Curd' })).toBeVisible();
    expect(form.getByRole('combobox', { name: 'Column for Rate' })).toHaveDisplayValue('MRP');
    expect(form.getByText('Not in the file: Unit. New products need it.')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: 'Column for Farbe' }), 'MRP');
    expect(form.getByRole('combobox', { name: 'Column for Rate' })).toHaveDisplayValue('Ignore');
    await user.selectOptions(form.getByRole('combobox', { name: 'Column for Rate' }), 'Unit');
    shown = { ...shown, status: 'CHECKING' };
    await user.click(form.getByRole('button', { name: 'Check the file' }));
    expect((await state()).getByText('Checking')).toBeVisible();
    const columns = ['name', 'unit', 'price'].map((column, position) => ({ position, column }));
    expect(sent).toEqual([['catalogueImportMap', { importId: 'import_1', columns }]]);
  });

  it('can change the columns after the dry run, and says why they can’t be', async () => {
    const refused = {
      __typename: 'InvalidInputError',
      message: 'Invalid',
      issues: [{ message: 'Map a heading to sku' }],
    };
    const { user } = renderImport(() => fakeImport(rows), { failures: { catalogueImportMap: refused } });
    await user.click(await screen.findByRole('button', { name: 'Change columns' }));
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Map a heading to sku');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Change columns' })).toBeVisible();
  });

  it('uses a category of the shop for a new one, and gives a created one its GST', async () => {
    const categoryMapping = {
      categories: ['Milk things', 'Pets'].map((name) => ({ name, gstPercent: null, category: null })),
      subCategories: [],
    };
    const { user, sent } = renderImport(() => fakeImport(rows, { categoryMapping }));
    await user.click(await screen.findByRole('button', { name: 'Use another category for Milk things' }));
    const dialog = await findDialog('Instead of Milk things');
    await user.click(dialog.getByRole('checkbox', { name: 'Dairy' }));
    await user.click(dialog.getByRole('button', { name: 'Use Dairy' }));
    expect(await screen.findByText('Products go to Dairy')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'GST for Pets in percent' }), '18');
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    const categories = [
      { name: 'Milk things', categoryId: 'cat_1' },
      { name: 'Pets', gstPercent: 18 },
    ];
    await waitFor(() =>
      expect(sent).toEqual([['catalogueImportMap', { importId: 'import_1', categories, subCategories: [] }]]),
    );
  });

  it('folds a long list of new sub-categories below their number', async () => {
    const named = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `Group ${at}`, gstPercent: null, category: null }));
    const subCategories = named(50).map(({ name }) => ({ name, subCategory: null }));
    const { user } = renderImport(() => fakeImport(rows, { categoryMapping: { categories: named(1), subCategories } }));
    const title = await screen.findByText('50 new sub-categories');
    const button = screen.getByRole('button', { name: 'Use another category for Group 49', hidden: true });
    expect(button).not.toBeVisible();
    expect(screen.getByText('1 new category').closest('details')).toHaveAttribute('open');
    await user.click(title);
    expect(button).toBeVisible();
  });
});
