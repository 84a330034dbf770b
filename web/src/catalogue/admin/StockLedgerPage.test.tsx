import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/findDialog.ts';
import { toastStore } from '../../ui/toaster.ts';
import { noDialog } from './testAdmin.tsx';
import { cardOf, renderProducts, testProductRow, testProductRows } from './testProducts.tsx';

const movement = (place: number, values: object = {}) => ({
  __typename: 'StockMovement',
  id: `move_${place}`,
  delta: 1,
  balance: place,
  reason: 'MANUAL',
  note: null,
  actorName: 'Asha Rao',
  orderNumber: null,
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

afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
});

describe('StockLedgerPage', () => {
  it('opens over the list, which stays as it is, and closes to it', async () => {
    const { user, router, lists } = renderProducts({
      products: testProductRows(2),
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
    await noDialog();
    expect(router.state.location.pathname).toBe('/dashboard/product');
    await waitFor(() => expect(document.title).toBe('Product · Kirana'));
    expect(lists).toHaveLength(2);
  });

  it('tells how much came and went, when, why and by whom', async () => {
    renderProducts({
      products: [testProductRow(1, { stock: 37 })],
      movements: [
        movement(3, { delta: -3, balance: 37, reason: 'ORDER', actorName: null, orderNumber: 100231 }),
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
    const { user } = renderProducts({ products: testProductRows(1), movements, at });
    const dialog = await ledger();
    expect(await dialog.findAllByRole('row')).toHaveLength(21);
    await user.click(dialog.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(24));
  });

  it('changes the stock by a difference with a reason, and shows it in the ledger', async () => {
    const movements = [movement(1, { delta: 10, balance: 10, reason: 'INITIAL' })];
    const { user, sent } = renderProducts({ products: testProductRows(1), movements, at });
    const dialog = await ledger();
    await user.click(await dialog.findByRole('radio', { name: 'Take away' }));
    const pieces = dialog.getByRole('textbox', { name: 'Pieces' });
    await user.type(pieces, '11');
    await user.click(dialog.getByRole('button', { name: 'Change stock' }));
    expect(pieces).toHaveAccessibleDescription('There are only 10');
    await user.clear(pieces);
    await user.type(pieces, '4');
    expect(pieces).toHaveAccessibleDescription('6 afterwards');
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Spoilt');
    movements.unshift(movement(2, { delta: -4, balance: 6, note: 'Spoilt' }));
    await user.click(dialog.getByRole('button', { name: 'Change stock' }));
    expect(await screen.findByText('The stock is 6 now')).toBeVisible();
    expect(rowsOf(dialog).map(([, delta]) => delta)).toEqual(['-4', '+10']);
    expect(pieces).toHaveValue('');
    expect(sent).toEqual([
      ['productEdit', { productId: 'prod_1', version: 1, stock: 6, seenStock: 10, stockNote: 'Spoilt' }],
    ]);
  });

  it('says that somebody else has changed the product, and changes it as it is by then', async () => {
    const { user, products, sent } = renderProducts({ products: testProductRows(1), movements: [movement(1)], at });
    const dialog = await ledger();
    const pieces = await dialog.findByRole('textbox', { name: 'Pieces' });
    Object.assign(products[0] ?? {}, { version: 3, stock: 20 });
    await user.type(pieces, '5{Enter}');
    await waitFor(() => expect(pieces).toHaveAccessibleDescription(/^Somebody has changed the product/));
    expect(dialog.getByText('20', { selector: '[role=status]' })).toBeVisible();
    await user.type(pieces, '{Enter}');
    expect(await screen.findByText('The stock is 25 now')).toBeVisible();
    expect(sent.at(-1)).toEqual([
      'productEdit',
      { productId: 'prod_1', version: 3, stock: 25, seenStock: 20, stockNote: null },
    ]);
  });

  it('changes from which stock on it is said to be low', async () => {
    const { user, sent } = renderProducts({ products: testProductRows(1), movements: [movement(1)], at });
    const dialog = await ledger();
    const threshold = await dialog.findByRole('textbox', { name: 'Low stock at' });
    expect(threshold).toHaveValue('5');
    await user.clear(threshold);
    await user.type(threshold, '12{Enter}');
    expect(await screen.findByText('Threshold saved')).toBeVisible();
    expect(sent).toEqual([['productEdit', { productId: 'prod_1', version: 1, lowStockThreshold: 12 }]]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect((await cardOf('Product 1')).getByText('Low')).toBeVisible();
  });

  it('says so of a product that is gone', async () => {
    renderProducts({ products: testProductRows(1), at: '/dashboard/product/prod_9/stock' });
    expect(await (await ledger()).findByText('This product is no longer there')).toBeVisible();
  });
});
