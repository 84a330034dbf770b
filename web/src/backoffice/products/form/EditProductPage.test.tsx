import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import { renderProductFormPages } from './productForm.fixtures.tsx';

const at = '/dashboard/product/prod_1/edit?q=dal&page=2';
const listUrl = '/dashboard/product?q=dal&page=2';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('EditProductPage', () => {
  it('shows all fields of the product over the list', async () => {
    const { field } = renderProductFormPages({ at });
    expect(await field('Name')).toHaveValue('Toor dal');
    expect(screen.getByRole('dialog', { name: 'Edit Product' })).toBeVisible();
    expect(screen.getByText('The list')).toBeInTheDocument();
    const shown = {
      Description: 'Sorted by hand.',
      Unit: '500 g',
      'Number of Stock': '12',
      Price: '55',
      Discount: '10',
      'Best within': '6 months',
      Brand: 'Gaon Fresh',
      SKU: 'DAL-500',
      'GST %': '5',
      'HSN code': '0713',
      'Low stock at': '5',
    };
    for (const [label, value] of Object.entries(shown)) expect(await field(label)).toHaveValue(value);
    expect(screen.getByRole('checkbox', { name: 'Dairy' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Milk/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Enlarge picture 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update Product' })).toHaveAttribute('aria-disabled', 'true');
    expect(document.title).toBe('Edit Toor dal · Kirana');
  });

  it('sends only the changed fields, and returns to the list', async () => {
    const { sent, fill, press, router } = renderProductFormPages({ at });
    await fill({ Price: '60', Brand: '', 'Number of Stock': '20' });
    await press('Update Product');
    expect(await screen.findByText('Product updated')).toBeVisible();
    await waitForDialogToClose();
    expect(router.createHref(router.state.location)).toBe(listUrl);
    expect(sent).toEqual([{ productId: 'prod_1', version: 3, mrp: 6000, brand: null, stock: 20, seenStock: 12 }]);
  });

  it('updates the tax within its bounds', async () => {
    const { sent, fill, press, field } = renderProductFormPages({ at });
    await fill({ 'GST %': '101', 'HSN code': '071' });
    await press('Update Product');
    expect(await field('GST %')).toHaveAccessibleDescription(/Enter a number from 0 to 100/);
    expect(await field('HSN code')).toHaveAccessibleDescription(/4, 6 or 8 digits/);
    await fill({ 'GST %': '18', 'HSN code': '' });
    await press('Update Product');
    await waitForDialogToClose();
    expect(sent).toEqual([{ productId: 'prod_1', version: 3, gstPercent: 18, hsnCode: null }]);
  });

  it('updates pictures, categories and extra fields', async () => {
    const { user, sent, press, addField } = renderProductFormPages({ at });
    await press('Remove picture 1');
    await press('Remove Best within');
    await addField('Origin', 'Goa');
    await user.click(screen.getByRole('checkbox', { name: 'Fruit' }));
    await press('Remove Dairy');
    await press('Update Product');
    await waitForDialogToClose();
    expect(sent).toEqual([
      {
        productId: 'prod_1',
        version: 3,
        pictureIds: [],
        categoryIds: ['cat_3'],
        details: [{ name: 'Origin', value: 'Goa' }],
      },
    ]);
  });

  it('closes at once without changes, and asks for a confirmation with changes', async () => {
    const { fill, press, router, field } = renderProductFormPages({ at });
    await fill({ Name: 'Arhar dal' });
    await press('Close');
    const question = await findDialog('Discard changes?');
    question.getByRole('button', { name: 'Keep editing' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).not.toBeInTheDocument());
    expect(await field('Name')).toHaveValue('Arhar dal');
    await fill({ Name: 'Toor dal' });
    await press('Close');
    await waitForDialogToClose();
    expect(router.createHref(router.state.location)).toBe(listUrl);
  });

  it('discards the changes after a confirmation', async () => {
    const { user, fill, press, sent } = renderProductFormPages({ at });
    await fill({ Name: 'Arhar dal' });
    await press('Close');
    const question = await findDialog('Discard changes?');
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await waitForDialogToClose();
    expect(sent).toEqual([]);
  });

  it('shows the remaining stock at its field, and computes the next change from it', async () => {
    const { sent, fill, press, field } = renderProductFormPages({
      at,
      answers: [() => ({ __typename: 'StockChangedError', message: 'The stock is now 4', stock: 4 })],
    });
    await fill({ 'Number of Stock': '2' });
    await press('Update Product');
    const stock = await field('Number of Stock');
    await waitFor(() => expect(stock).toHaveAccessibleDescription('The stock is now 4'));
    expect(stock).toHaveFocus();
    expect(stock).toHaveValue('2');
    await press('Update Product');
    await waitForDialogToClose();
    expect(sent.at(1)).toEqual({ productId: 'prod_1', version: 3, stock: 2, seenStock: 4 });
  });

  it('requires the SKU of an existing product', async () => {
    const { sent, fill, press, field } = renderProductFormPages({ at });
    await fill({ SKU: '' });
    await press('Update Product');
    expect(await field('SKU')).toHaveAccessibleDescription('SKU is required');
    expect(sent).toEqual([]);
  });

  it('shows that a product does not exist when the page opens', async () => {
    const { press } = renderProductFormPages({ at, product: null });
    expect(await screen.findByText('This product no longer exists', { ignore: '#announcements *' })).toBeVisible();
    await press('See all products');
    await waitForDialogToClose();
  });

  it('shows that a product was deleted before it was saved', async () => {
    const { fill, press } = renderProductFormPages({
      at,
      answers: [() => ({ __typename: 'ProductNotFoundError', message: 'Gone' })],
    });
    await fill({ Name: 'Arhar dal' });
    await press('Update Product');
    expect(await screen.findByText('This product no longer exists', { ignore: '#announcements *' })).toBeVisible();
    await press('See all products');
    await waitForDialogToClose();
  });
});
