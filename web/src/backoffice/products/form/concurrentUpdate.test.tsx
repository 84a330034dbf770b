import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import { adminProduct, renderProductFormPages } from './productForm.fixtures.tsx';

const at = '/dashboard/product/prod_1/edit?q=dal&page=2';

const conflict = () => findDialog('Changed by someone else');
const changed = (fields: Record<string, unknown>) => () => ({
  __typename: 'ProductChangedError',
  message: 'Changed',
  product: adminProduct({ version: 4, ...fields }),
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('A concurrent update of a product', () => {
  it('shows both versions after a concurrent update, and saves the chosen values', async () => {
    const theirs = { name: 'Toor dal, premium', mrp: 5800, stock: 9 };
    const { user, sent, fill, press } = renderProductFormPages({ at, answers: [changed(theirs)] });
    await fill({ Price: '60', Unit: '1 kg' });
    await press('Update Product');

    const dialog = await conflict();
    const name = within(dialog.getByRole('group', { name: 'Name' }));
    expect(name.getByRole('radio', { name: 'Saved by someone else Toor dal, premium' })).toBeChecked();
    expect(name.getByRole('radio', { name: 'Yours Toor dal' })).not.toBeChecked();
    const unit = within(dialog.getByRole('group', { name: 'Unit' }));
    expect(unit.getByRole('radio', { name: 'Yours 1 kg' })).toBeChecked();
    const price = within(dialog.getByRole('group', { name: /^Price/ }));
    expect(price.getByText('Both changed')).toBeVisible();
    expect(price.getByRole('radio', { name: 'Yours ₹60' })).not.toBeChecked();
    expect(dialog.queryByRole('group', { name: 'Number of Stock' })).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Save these' }));
    expect(dialog.getByRole('group', { name: /^Price/ })).toHaveAccessibleDescription('Choose one of the two');
    expect(sent).toHaveLength(1);
    await user.click(price.getByRole('radio', { name: 'Yours ₹60' }));
    await user.click(dialog.getByRole('button', { name: 'Save these' }));
    await waitForDialogToClose();
    expect(sent.at(1)).toEqual({ productId: 'prod_1', version: 4, mrp: 6000, unit: '1 kg' });
  });

  it('saves nothing when the other version is chosen for every field', async () => {
    const { user, sent, fill, press } = renderProductFormPages({ at, answers: [changed({ mrp: 5800 })] });
    await fill({ Price: '60' });
    await press('Update Product');
    const dialog = await conflict();
    await user.click(dialog.getByRole('radio', { name: 'Saved by someone else ₹58' }));
    await user.click(dialog.getByRole('button', { name: 'Save these' }));
    await waitForDialogToClose();
    expect(sent).toHaveLength(1);
  });

  it('returns to the form with the entered values, and asks again after another concurrent update', async () => {
    const { user, sent, fill, press, field } = renderProductFormPages({
      at,
      answers: [changed({ mrp: 5800 }), changed({ mrp: 5800 }), changed({ version: 5, mrp: 5900 })],
    });
    await fill({ Price: '60' });
    await press('Update Product');
    await user.click((await conflict()).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Changed by someone else' })).not.toBeInTheDocument(),
    );
    expect(await field('Price')).toHaveValue('60');

    await press('Update Product');
    const dialog = await conflict();
    await user.click(dialog.getByRole('radio', { name: 'Yours ₹60' }));
    await user.click(dialog.getByRole('button', { name: 'Save these' }));
    expect(await dialog.findByRole('radio', { name: 'Saved by someone else ₹59' })).not.toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Yours ₹60' }));
    await user.click(dialog.getByRole('button', { name: 'Save these' }));
    await waitForDialogToClose();
    expect(sent.map(({ version }) => version)).toEqual([3, 3, 4, 5]);
  });
});
