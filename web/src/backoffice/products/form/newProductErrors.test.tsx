import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import { requiredValues, renderProductFormPages } from './productForm.fixtures.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('The errors of a new product', () => {
  it('shows an error at each missing field, and focuses the first', async () => {
    const { sent, press, field, addField } = renderProductFormPages();
    await addField('Origin', '');
    await press('Submit');
    for (const label of [...Object.keys(requiredValues), 'Origin']) {
      expect(await field(label)).toHaveAccessibleDescription(`${label} is required`);
    }
    expect(await field('Name')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('shows at a field that its value is out of range', async () => {
    const { sent, fill, press, field } = renderProductFormPages();
    await fill({ ...requiredValues, Discount: '101' });
    await press('Submit');
    expect(await field('Discount')).toHaveAccessibleDescription('Enter a number from 0 to 100');
    expect(await field('Discount')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("shows the server's errors at their fields, and clears each with the next key", async () => {
    const issues = [
      { path: 'mrp', message: 'The price is odd' },
      { path: 'details.1.value', message: 'Too fresh' },
      { path: 'categoryIds.0', message: 'Not this one' },
    ];
    const { user, fill, press, field, addField } = renderProductFormPages({
      answers: [() => ({ __typename: 'InvalidInputError', issues })],
    });
    await fill(requiredValues);
    await addField('Origin', 'Goa');
    await addField('Best within', '5 days');
    await press('Submit');
    await waitFor(async () => expect(await field('Price')).toHaveAccessibleDescription('The price is odd'));
    expect(await field('Best within')).toHaveAccessibleDescription('Too fresh');
    expect(screen.getByRole('group', { name: 'Category' })).toHaveAccessibleDescription('Not this one');
    expect(screen.getByRole('searchbox', { name: 'Search categories' })).toHaveFocus();
    await user.type(await field('Price'), '1');
    expect(await field('Price')).toHaveAccessibleDescription('MRP in rupees, before the discount');
  });

  it.each([
    ['SkuTakenError', 'SKU'],
    ['CategoryNotFoundError', 'Category'],
    ['SubCategoryNotFoundError', 'Sub Category'],
  ])('shows a %s at its field', async (type, label) => {
    const { fill, press } = renderProductFormPages({ answers: [() => ({ __typename: type, message: 'It is so' })] });
    await fill(requiredValues);
    await press('Submit');
    const place = label === 'SKU' ? 'textbox' : 'group';
    await waitFor(() => expect(screen.getByRole(place, { name: label })).toHaveAccessibleDescription('It is so'));
  });

  it('rejects a second extra field of the same name, and removes fields', async () => {
    const { user, press, addField } = renderProductFormPages();
    await addField('Best within', '5 days');
    await press('Add Fields');
    const dialog = await findDialog('Add Field');
    await user.type(dialog.getByLabelText('Field name'), 'best WITHIN{Enter}');
    expect(dialog.getByLabelText('Field name')).toHaveAccessibleDescription('There’s already a field with this name');
    await user.clear(dialog.getByLabelText('Field name'));
    await user.type(dialog.getByLabelText('Field name'), '12{Enter}');
    expect(dialog.getByLabelText('Field name')).toHaveAccessibleDescription(/at least one letter/);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitForDialogToClose();
    await press('Remove Best within');
    expect(screen.queryByLabelText('Best within')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Fields' })).toHaveFocus();
  });
});
