import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDialog } from '../ui/findDialog.ts';
import { boardOrder, renderBoard } from './admin/testBoard.tsx';
import { testOrder } from './testOrder.ts';
import { part, renderOrder } from './testOrderPage.tsx';

const invoice = {
  __typename: 'Invoice',
  number: 'INV/26-27/000042',
  url: '/invoices/ord_1',
  pdfUrl: '/invoices/ord_1.pdf',
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('OrderInvoice', () => {
  it('is there once the order is on its way, by itself', async () => {
    let order = testOrder(['PLACED', 'PACKED']);
    const { tell } = renderOrder(() => order);
    await part('Payment');
    expect(screen.queryByRole('region', { name: 'Tax invoice' })).not.toBeInTheDocument();
    order = testOrder(['PLACED', 'PACKED', 'OUT_FOR_DELIVERY'], { invoice });
    await tell();
    expect((await part('Tax invoice')).getByText('INV/26-27/000042')).toBeVisible();
  });

  it('opens in a tab of its own', async () => {
    const tab = { location: { assign: vi.fn() }, close: vi.fn() };
    const open = vi.fn(() => tab);
    vi.stubGlobal('open', open);
    const { user } = renderOrder(() => testOrder(['DELIVERED'], { invoice }));
    await user.click((await part('Tax invoice')).getByRole('button', { name: 'View' }));
    expect(open).toHaveBeenCalledWith('', '_blank');
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('/invoices/ord_1'));
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('is saved as a file', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.pathname} ${String(this.hasAttribute('download'))}`);
    });
    const { user } = renderOrder(() => testOrder(['DELIVERED'], { invoice }));
    await user.click((await part('Tax invoice')).getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['/invoices/ord_1.pdf true']));
  });

  it('is there for admins too', async () => {
    renderBoard({ orders: () => [boardOrder(1, 'DELIVERED', { invoice })], at: '/dashboard/orders/ord_1' });
    const dialog = await findDialog('Order');
    const section = within(await dialog.findByRole('region', { name: 'Tax invoice' }));
    expect(section.getByText('INV/26-27/000042')).toBeVisible();
    expect(section.getAllByRole('button').map((button) => button.textContent)).toEqual(['View', 'Download PDF']);
  });
});
