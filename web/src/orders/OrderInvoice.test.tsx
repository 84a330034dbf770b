import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeOrder } from './order.fixtures.ts';
import { section, renderOrder } from './orderPage.fixtures.tsx';

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
  it('appears without a reload when the order is out for delivery', async () => {
    let order = fakeOrder(['PLACED', 'PACKED']);
    const { publish } = renderOrder(() => order);
    await section('Payment');
    expect(screen.queryByRole('region', { name: 'Tax invoice' })).not.toBeInTheDocument();
    order = fakeOrder(['PLACED', 'PACKED', 'OUT_FOR_DELIVERY'], { invoice });
    await publish();
    expect((await section('Tax invoice')).getByText('INV/26-27/000042')).toBeVisible();
  });

  it('opens in a tab of its own', async () => {
    const tab = { location: { assign: vi.fn() }, close: vi.fn() };
    const open = vi.fn(() => tab);
    vi.stubGlobal('open', open);
    const { user } = renderOrder(() => fakeOrder(['DELIVERED'], { invoice }));
    await user.click((await section('Tax invoice')).getByRole('button', { name: 'View' }));
    expect(open).toHaveBeenCalledWith('', '_blank');
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('/invoices/ord_1'));
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('downloads as a PDF file', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.pathname} ${String(this.hasAttribute('download'))}`);
    });
    const { user } = renderOrder(() => fakeOrder(['DELIVERED'], { invoice }));
    await user.click((await section('Tax invoice')).getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['/invoices/ord_1.pdf true']));
  });
});
