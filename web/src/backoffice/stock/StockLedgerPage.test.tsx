import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../ui/testing/waitForDialogToClose.ts';
import { cardOf, renderProductList, fakeProductRow, fakeProductRows } from '../products/adminProducts.fixtures.tsx';

const movement = (place: number, values: object = {}) => ({
  __typename: 'StockMovement',
  id: `move_${place}`,
  delta: 1,
  balance: place,
  reason: 'MANUAL',
  note: null,
  actor: { name: 'Asha Rao' },
  order: null,
  createdAt: '2026-01-15T10:30:00.000Z',
  ...values,
});

const at = '/dashboard/product/prod_1/stock';
const ledger = () => findDialog('Stock');
const rowsOf = (dialog: Awaited<ReturnType<typeof ledger>>) =>
  dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('StockLedgerPage', () => {
  it('opens over the list, which keeps its state, and closes to it', async () => {
    const { user, router, lists } = renderProductList({
      products: fakeProductRows(2),
      movements: [movement(1)],
      at: '/dashboard/product?show=low',
    });
    await user.click(await screen.findByRole('button', { name: 'Low stock' }));
    await user.click((await cardOf('Product 1')).getByRole('link', { name: 'Stock ledger of Product 1' }));
    const dialog = await ledger();
    expect(await dialog.findByText('Product 1')).toBeVisible();
    expect(router.state.location.pathname).toBe(at);
    await waitFor(() => expect(document.title).toBe('Stock · Kirana'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitForDialogToClose();
    expect(router.state.location.pathname).toBe('/dashboard/product');
    await waitFor(() => expect(document.title).toBe('Product · Kirana'));
    expect(lists).toHaveLength(2);
  });

  it('shows the amount, time, reason and actor of each movement', async () => {
    renderProductList({
      products: [fakeProductRow(1, { stock: 37 })],
      movements: [
        movement(3, { delta: -3, balance: 37, reason: 'ORDER', actor: null, order: { number: 100231 } }),
        movement(2, { delta: 1200, balance: 1240, note: 'Spoilt ones replaced' }),
        movement(1, { delta: 40, balance: 40, reason: 'INITIAL' }),
      ],
      at,
    });
    const dialog = await ledger();
    expect(await dialog.findByText('37', { selector: '[role=status]' })).toBeVisible();
    expect(rowsOf(dialog)).toEqual([
      [expect.stringContaining('15 Jan 2026'), '-3', 'Stock 37', 'Ordered #100231', ''],
      [
        expect.stringContaining('15 Jan 2026'),
        '+1,200',
        'Stock 1,240',
        'Changed by handSpoilt ones replaced',
        'Asha Rao',
      ],
      [expect.stringContaining('15 Jan 2026'), '+40', 'Stock 40', 'First stock', 'Asha Rao'],
    ]);
  });

  it('loads older movements', async () => {
    const movements = Array.from({ length: 23 }, (_, index) => movement(23 - index));
    const { user } = renderProductList({ products: fakeProductRows(1), movements, at });
    const dialog = await ledger();
    expect(await dialog.findAllByRole('row')).toHaveLength(21);
    await user.click(dialog.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(24));
  });

  it('changes the stock by a difference with a reason, and shows it in the ledger', async () => {
    const movements = [movement(1, { delta: 10, balance: 10, reason: 'INITIAL' })];
    const { user, sent } = renderProductList({ products: fakeProductRows(1), movements, at });
    const dialog = await ledger();
    await user.click(await dialog.findByRole('radio', { name: 'Remove' }));
    const pieces = dialog.getByRole('textbox', { name: 'Pieces' });
    await user.type(pieces, '11');
    await user.click(dialog.getByRole('button', { name: 'Change stock' }));
    expect(pieces).toHaveAccessibleDescription('Only 10 in stock');
    await user.clear(pieces);
    await user.type(pieces, '4');
    expect(pieces).toHaveAccessibleDescription('6 afterwards');
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Spoilt');
    movements.unshift(movement(2, { delta: -4, balance: 6, note: 'Spoilt' }));
    await user.click(dialog.getByRole('button', { name: 'Change stock' }));
    expect(await screen.findByText('The stock is now 6')).toBeVisible();
    expect(rowsOf(dialog).map(([, delta]) => delta)).toEqual(['-4', '+10']);
    expect(pieces).toHaveValue('');
    expect(sent).toEqual([
      ['productUpdate', { productId: 'prod_1', version: 1, stock: 6, seenStock: 10, stockNote: 'Spoilt' }],
    ]);
  });

  it('shows that another admin has changed the product, and updates its current version', async () => {
    const { user, products, sent } = renderProductList({ products: fakeProductRows(1), movements: [movement(1)], at });
    const dialog = await ledger();
    const pieces = await dialog.findByRole('textbox', { name: 'Pieces' });
    Object.assign(products[0] ?? {}, { version: 3, stock: 20 });
    await user.type(pieces, '5{Enter}');
    await waitFor(() => expect(pieces).toHaveAccessibleDescription(/^Someone else has changed this product/));
    expect(dialog.getByText('20', { selector: '[role=status]' })).toBeVisible();
    await user.type(pieces, '{Enter}');
    expect(await screen.findByText('The stock is now 25')).toBeVisible();
    expect(sent.at(-1)).toEqual([
      'productUpdate',
      { productId: 'prod_1', version: 3, stock: 25, seenStock: 20, stockNote: null },
    ]);
  });

  it('updates the low-stock threshold', async () => {
    const { user, sent } = renderProductList({ products: fakeProductRows(1), movements: [movement(1)], at });
    const dialog = await ledger();
    const threshold = await dialog.findByRole('textbox', { name: 'Low stock at' });
    expect(threshold).toHaveValue('5');
    await user.clear(threshold);
    await user.type(threshold, '12{Enter}');
    expect(await screen.findByText('Threshold saved')).toBeVisible();
    expect(sent).toEqual([['productUpdate', { productId: 'prod_1', version: 1, lowStockThreshold: 12 }]]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect((await cardOf('Product 1')).getByText('Low')).toBeVisible();
  });

  it('shows that a product does not exist', async () => {
    renderProductList({ products: fakeProductRows(1), at: '/dashboard/product/prod_9/stock' });
    expect(await (await ledger()).findByText('This product no longer exists')).toBeVisible();
  });
});
