import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../../ui/testing/waitForDialogToClose.ts';
import type { EventSink } from '../../../../relay/testing/renderWithRelay.tsx';
import { cardOf, fakeBulkOperation, fakeProductRows, renderProductList } from '../../adminProducts.fixtures.tsx';

const SAMPLE = { __typename: 'ProductBulkPreviewProduct', productId: 'prod_1', name: 'Ghee', reason: null };
const PREVIEW = {
  matchCount: 700,
  unchangedCount: 2,
  refusedCount: 1,
  samples: [{ ...SAMPLE, changes: [{ __typename: 'FieldChange', field: 'price', before: '₹600', after: '₹630' }] }],
  refused: [{ ...SAMPLE, productId: 'prod_2', name: 'Match', reason: 'The price would be ₹0 or less', changes: [] }],
};

async function openDialog(options: Partial<Parameters<typeof renderProductList>[0]> = {}) {
  const sinks: EventSink[] = [];
  const rendered = renderProductList({
    products: fakeProductRows(3),
    matchCount: 700,
    at: '/dashboard/product?q=product&sort=NAME',
    bulkPreview: PREVIEW,
    stream: (_request, _variables, sink) => void sinks.push(sink),
    ...options,
  });
  await cardOf('Product 1');
  await rendered.user.click(screen.getByRole('button', { name: 'Select all 700' }));
  await rendered.user.click(screen.getByRole('button', { name: 'Bulk edit' }));
  return { ...rendered, sinks, dialog: await findDialog('Bulk edit') };
}
const notice = () => within(screen.getByRole('group', { name: 'Bulk operation' }));
const progress = (values: object) => {
  const { problems: _problems, ...operation } = fakeBulkOperation(values) as Record<string, unknown>;
  const none = { edges: [], totalCount: 0 };
  return { data: { productBulkOperationProgress: { ...operation, problems: none } } };
};

describe('Bulk edit', () => {
  it('previews a change of all that match, starts it, shows its progress, and undoes it', async () => {
    const bulkOperations: object[] = [];
    const { user, dialog, sent, previews, sinks } = await openDialog({ bulkOperations });
    await user.click(dialog.getByRole('button', { name: 'Change 700 products' }));
    expect(dialog.getByRole('textbox', { name: 'Percent' })).toHaveAccessibleDescription(/above 0 and up to 1,000/);
    await user.type(dialog.getByRole('textbox', { name: 'Percent' }), '5');
    expect(await dialog.findByText('697 products will change')).toBeVisible();
    expect(dialog.getByText(/MRP: ₹600/)).toHaveTextContent('MRP: ₹600 becomes ₹630');
    await user.click(dialog.getByText('1 product can’t be changed'));
    expect(dialog.getByText(/The price would be ₹0 or less/)).toBeVisible();
    const selection = { search: 'product', filter: {} };
    const change = { price: { mode: 'RAISE_BY_PERCENT', percent: 5, isRounded: true } };
    expect(previews.at(-1)).toEqual({ selection, change });

    await user.click(dialog.getByRole('button', { name: 'Change 697 products' }));
    await waitForDialogToClose();
    expect(sent).toEqual([
      [
        'productBulkOperationStart',
        { selection, change, expectedCount: 700, idempotencyKey: expect.any(String) as unknown },
      ],
    ]);
    expect(await screen.findByRole('progressbar', { name: 'Price raised by 5%' })).toBeVisible();
    expect(screen.queryByText('All 700 selected')).not.toBeInTheDocument();
    expect(notice().getByRole('button', { name: 'Stop and undo' })).toBeVisible();
    await waitFor(() => expect(sinks).toHaveLength(1));
    sinks[0]?.next(progress({ status: 'RUNNING', isUndoable: true, changedCount: 500 }));
    expect(await notice().findByText('500 of 700')).toBeVisible();
    bulkOperations[0] = fakeBulkOperation({ status: 'DONE', isUndoable: true, changedCount: 700 });
    sinks[0]?.next(progress({ status: 'DONE', isUndoable: true, changedCount: 700 }));
    expect(await notice().findByText('Done: Price raised by 5%')).toBeVisible();
    expect(notice().getByText('700 products changed')).toBeVisible();
    await user.click(notice().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('progressbar', { name: 'Undoing: Price raised by 5%' })).toBeVisible();
    expect(sent.at(-1)).toEqual(['productBulkOperationUndo', { operationId: 'bulk_1' }]);
  });

  it('says that another number matches now, and asks to confirm again', async () => {
    const message = '701 products match now';
    const { user, dialog, previews } = await openDialog({
      failures: { productBulkOperationStart: { __typename: 'ProductBulkCountChangedError', message, matchCount: 701 } },
    });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'What to change' }), 'Delete');
    expect(dialog.getByText('Are you sure want to delete permanent ?')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Delete 697 products' }));
    expect(await dialog.findByText(`${message}. Check the preview and confirm again.`)).toBeVisible();
    await waitFor(() => expect(previews).toHaveLength(2));
  });

  it.each([
    ['Discount', '12', { discountPercent: 12 }],
    ['GST', '5', { gstPercent: 5 }],
    ['HSN code', '0401', { hsnCode: '0401' }],
    ['Low stock threshold', '9', { lowStockThreshold: 9 }],
    ['Published or hidden', '', { availableForSale: true }],
  ])('changes: %s', async (field, value, change) => {
    const { user, dialog, previews } = await openDialog();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'What to change' }), field);
    if (value !== '') await user.type(dialog.getByRole('textbox', { name: field }), value);
    await waitFor(() => expect(previews.at(-1)).toMatchObject({ change }));
  });

  it('asks for a dot in an amount of rupees', async () => {
    const { user, dialog, previews } = await openDialog();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'SET');
    const amount = dialog.getByRole('textbox', { name: 'Rupees' });
    await user.type(amount, '28,50{Enter}');
    expect(amount).toHaveAccessibleDescription('Use a dot for paise, as in 28.50');
    await user.clear(amount);
    await user.type(amount, '₹ 1,23,456.50');
    await waitFor(() =>
      expect(previews.at(-1)).toMatchObject({ change: { price: { mode: 'SET', amount: 12_345_650 } } }),
    );
  });

  it('adds the selected products to categories', async () => {
    const { user, dialog, previews } = await openDialog();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'What to change' }), 'Categories');
    await user.click(await dialog.findByRole('checkbox', { name: 'Dairy' }));
    const categories = { mode: 'ADD', categoryIds: ['cat_1'], subCategoryIds: [] };
    await waitFor(() => expect(previews.at(-1)).toMatchObject({ change: { categories } }));
  });
});

describe('LatestBulkOperation', () => {
  it('reappears after a reload, resumes a stopped one, and stays dismissed', async () => {
    const stopped = fakeBulkOperation({
      status: 'FAILED',
      failure: 'This category no longer exists',
      isUndoable: true,
      changedCount: 500,
    });
    const { user, sent, unmount } = renderProductList({ products: fakeProductRows(1), bulkOperations: [stopped] });
    await cardOf('Product 1');
    expect(notice().getByText('Stopped: Price raised by 5%')).toBeVisible();
    expect(notice().getByText('This category no longer exists · 500 products changed')).toBeVisible();
    await user.click(notice().getByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('progressbar', { name: 'Price raised by 5%' })).toBeVisible();
    expect(sent).toEqual([['productBulkOperationResume', { operationId: 'bulk_1' }]]);
    unmount();

    const done = fakeBulkOperation({ status: 'DONE', isUndoable: true, changedCount: 700 });
    const again = renderProductList({ products: fakeProductRows(1), bulkOperations: [done] });
    await cardOf('Product 1');
    await again.user.click(notice().getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('group', { name: 'Bulk operation' })).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Products' })).toHaveFocus();
  });
});
