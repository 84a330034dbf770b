import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import {
  cardNames,
  cardOf,
  renderProductList,
  fakeProductRow,
  fakeProductRows,
  type FakeProductRow,
} from '../adminProducts.fixtures.tsx';

async function renderList(
  products: FakeProductRow[],
  options: { at?: string; failures?: Record<string, unknown> } = {},
) {
  const rendered = renderProductList({ products, ...options });
  await cardOf(products[0]?.name ?? '');
  const { user } = rendered;
  const select = (place: number) => user.click(screen.getByLabelText(`Select Product ${place}`));
  const bar = () => within(screen.getByRole('group', { name: 'Actions for the selected products' }));
  const notice = async () => within(await screen.findByRole('group', { name: 'What was done' }));
  const selected = () => screen.queryByText(/^[\d,]+ selected$/)?.textContent;
  return { ...rendered, select, bar, notice, selected };
}

describe('BulkActions', () => {
  it('selects single products and a range', async () => {
    const { user, select, bar, selected } = await renderList(fakeProductRows(5));
    await select(2);
    await user.keyboard('{Shift>}');
    await select(5);
    await user.keyboard('{/Shift}');
    expect(selected()).toBe('4 selected');
    await select(3);
    expect(selected()).toBe('3 selected');
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(selected()).toBeUndefined();
  });

  it('selects a whole page, and keeps the selection across pages', async () => {
    const { user, select, selected } = await renderList(fakeProductRows(14));
    await select(2);
    await user.click(screen.getByText('Next'));
    await waitFor(() => expect(cardNames()[0]).toBe('Product 13'));
    await user.click(screen.getByLabelText('Select page'));
    expect(selected()).toBe('3 selected');
  });

  it('selects all results of a search on all pages', async () => {
    const { user, selected, lists } = await renderList(fakeProductRows(230), { at: '/dashboard/product?q=product' });
    await user.click(screen.getByRole('button', { name: 'Select all 230' }));
    await waitFor(() => expect(selected()).toBe('230 selected'));
    expect(lists.slice(1)).toMatchObject([
      { search: 'product', first: 100, offset: 0 },
      { search: 'product', first: 100, offset: 100 },
      { search: 'product', first: 100, offset: 200 },
    ]);
    expect(screen.getByRole('checkbox', { name: 'Select page' })).toBeChecked();
  });

  it('selects nothing while another search is typed or loads', async () => {
    const { user, lists } = await renderList(fakeProductRows(230));
    await user.type(screen.getByRole('searchbox'), 'product 1');
    await user.click(screen.getByRole('button', { name: 'Select all 230' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Select all 111' })).toBeEnabled());
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
    expect(lists.map(({ search }) => search)).toEqual([null, 'product 1']);
    await user.click(screen.getByRole('button', { name: 'Select all 111' }));
    expect(await screen.findByText('111 selected')).toBeVisible();
  });

  it('selects more than 500 as all that match, until the filter or one product changes', async () => {
    const { user, select, selected, bar, lists } = await renderList(fakeProductRows(700), {
      at: '/dashboard/product?q=product',
    });
    await user.click(screen.getByRole('button', { name: 'Select all 700' }));
    expect(screen.getByText('All 700 selected')).toBeVisible();
    expect(lists).toHaveLength(1);
    expect(bar().queryByRole('button', { name: 'Change stock' })).not.toBeInTheDocument();
    await select(2);
    expect(selected()).toBe('11 selected');
    await user.click(screen.getByRole('button', { name: 'Select all 700' }));
    await user.click(screen.getByRole('button', { name: 'Low stock' }));
    await waitFor(() => expect(screen.queryByText('All 700 selected')).not.toBeInTheDocument());
  });

  it('hides the selected products, shows the result, and undoes it', async () => {
    const { user, select, bar, notice, selected, sent } = await renderList([
      fakeProductRow(1),
      fakeProductRow(2, { availableForSale: false }),
      fakeProductRow(3),
    ]);
    for (const place of [1, 2, 3]) await select(place);
    await user.click(bar().getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('2 products hidden')).toBeVisible();
    expect(screen.getByText('1 product needed no change')).toBeVisible();
    expect(screen.getByRole('group', { name: 'What was done' })).toHaveFocus();
    expect((await cardOf('Product 1')).getByText('Hidden')).toBeVisible();
    expect(selected()).toBeUndefined();

    await user.click((await notice()).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 2 products restored')).toBeVisible();
    expect((await cardOf('Product 1')).queryByText('Hidden')).not.toBeInTheDocument();
    expect((await cardOf('Product 2')).getByText('Hidden')).toBeVisible();
    expect((await notice()).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.click((await notice()).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('group', { name: 'What was done' })).not.toBeInTheDocument();
    expect(sent).toEqual([
      ['productBulkUpdate', { productIds: ['prod_1', 'prod_2', 'prod_3'], availableForSale: false }],
      ['productBulkUndo', { batchId: 'batch_1' }],
    ]);
  });

  it('clears the result of an undone update when the next selection begins', async () => {
    const { user, select, bar, notice } = await renderList(fakeProductRows(2));
    await select(1);
    await user.click(bar().getByRole('button', { name: 'Hide' }));
    await select(2);
    expect((await notice()).getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    await user.click((await notice()).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 1 product restored')).toBeVisible();
    await select(2);
    expect(screen.queryByRole('group', { name: 'What was done' })).not.toBeInTheDocument();
  });

  it('subtracts from the stock with a note, and names the products that could not be changed and why', async () => {
    const { user, select, bar, notice, sent } = await renderList([fakeProductRow(1), fakeProductRow(2, { stock: 3 })]);
    await select(1);
    await select(2);
    await user.click(bar().getByRole('button', { name: 'Change stock' }));
    const dialog = await findDialog('Change stock');
    await user.click(dialog.getByRole('radio', { name: 'Remove' }));
    await user.type(dialog.getByRole('textbox', { name: 'Pieces' }), '0');
    await user.click(dialog.getByRole('button', { name: 'Change 2 products' }));
    expect(dialog.getByRole('textbox', { name: 'Pieces' })).toHaveAccessibleDescription(
      'Enter a whole number from 1 to 1,00,000',
    );
    await user.clear(dialog.getByRole('textbox', { name: 'Pieces' }));
    await user.type(dialog.getByRole('textbox', { name: 'Pieces' }), '4');
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Spoilt');
    await user.click(dialog.getByRole('button', { name: 'Change 2 products' }));
    await waitForDialogToClose();
    expect(await screen.findByText('Stock of 1 product changed')).toBeVisible();
    await user.click((await notice()).getByText('1 product couldn’t be changed'));
    expect((await notice()).getByRole('listitem')).toHaveTextContent('Product 2: Only 3 are left');
    expect((await cardOf('Product 1')).getByText('6 in stock')).toBeVisible();
    expect(sent).toEqual([
      ['productBulkUpdate', { productIds: ['prod_1', 'prod_2'], stockChange: -4, stockNote: 'Spoilt' }],
    ]);
  });

  it('gives the selected products a discount of 0 to 100 percent', async () => {
    const { user, select, bar, sent } = await renderList(fakeProductRows(2));
    await select(2);
    await user.click(bar().getByRole('button', { name: 'Change discount' }));
    const dialog = await findDialog('Change discount');
    const percent = dialog.getByRole('textbox', { name: 'Discount' });
    await user.type(percent, '101{Enter}');
    expect(percent).toHaveAccessibleDescription('Enter a whole number from 0 to 100');
    await user.clear(percent);
    await user.type(percent, '20{Enter}');
    await waitForDialogToClose();
    expect(await screen.findByText('Discount of 1 product changed')).toBeVisible();
    expect((await cardOf('Product 2')).getByText('₹40')).toBeVisible();
    expect(sent).toEqual([['productBulkUpdate', { productIds: ['prod_2'], discountPercent: 20 }]]);
  });

  it('shows a message when the update can no longer be undone', async () => {
    const message = 'This can no longer be undone';
    const { user, select, bar, notice } = await renderList(fakeProductRows(1), {
      failures: { productBulkUndo: { __typename: 'ProductBatchNotFoundError', message } },
    });
    await select(1);
    await user.click(bar().getByRole('button', { name: 'Hide' }));
    await user.click((await notice()).getByRole('button', { name: 'Undo' }));
    expect(await (await notice()).findByText(message)).toBeVisible();
    expect((await cardOf('Product 1')).getByText('Hidden')).toBeVisible();
  });
});
