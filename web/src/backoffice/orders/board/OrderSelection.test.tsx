import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBoardOrder, renderBoard, stubWideScreen } from './board.fixtures.tsx';

const orders = () => [fakeBoardOrder(3, 'PACKED'), fakeBoardOrder(2, 'PACKED'), fakeBoardOrder(1, 'PLACED')];

describe('printing several orders', () => {
  it('takes those that are selected in the list', async () => {
    const { user } = renderBoard({ orders, at: '/dashboard/orders?show=all' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select order #3' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select order #1' }));
    const bar = within(screen.getByRole('group', { name: 'Selected orders' }));
    expect(bar.getByRole('status')).toHaveTextContent('2 selected');
    for (const [name, document] of [
      ['Packing slips', 'packing-slip'],
      ['Bag labels', 'bag-label'],
    ])
      expect(bar.getByRole('link', { name: name ?? '' })).toHaveAttribute(
        'href',
        `/dashboard/orders/print/${document}?ids=ord_3,ord_1`,
      );
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(bar.getByRole('status')).toHaveTextContent('3 selected');
    await user.click(bar.getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByRole('group', { name: 'Selected orders' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select order #3' })).not.toBeChecked();
  });

  it('takes a column of the board, unless its orders have left or it is empty', async () => {
    stubWideScreen();
    renderBoard({ orders: () => [...orders(), fakeBoardOrder(4, 'OUT_FOR_DELIVERY')] });
    const link = await screen.findByRole('link', { name: 'Print packing slips: Packed' });
    expect(link).toHaveAttribute('href', '/dashboard/orders/print/packing-slip?state=PACKED');
    expect(screen.getAllByRole('link', { name: /^Print packing slips/ })).toHaveLength(2);
  });
});
