import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeOrder } from './order.fixtures.ts';
import { section, renderOrder } from './orderPage.fixtures.tsx';

const invoice = {
  __typename: 'Invoice',
  title: 'Bill of Supply',
  number: 'INV/26-27/000042',
  url: '/invoices/ord_1',
  pdfUrl: '/invoices/ord_1.pdf',
  creditNotes: [],
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
    expect(screen.queryByRole('region', { name: 'Bill of Supply' })).not.toBeInTheDocument();
    const buyer = { __typename: 'Buyer', name: 'Tea & Co', gstin: '29AAPFU0939F1ZR' };
    order = fakeOrder(['PLACED', 'PACKED', 'OUT_FOR_DELIVERY'], { invoice, buyer });
    await publish();
    expect((await section('Bill of Supply')).getByText('INV/26-27/000042')).toBeVisible();
    expect((await section('Bill of Supply')).getByText('For Tea & Co, GSTIN 29AAPFU0939F1ZR')).toBeVisible();
  });

  it('opens in a tab of its own', async () => {
    const tab = { location: { assign: vi.fn() }, close: vi.fn() };
    const open = vi.fn(() => tab);
    vi.stubGlobal('open', open);
    const { user } = renderOrder(() => fakeOrder(['DELIVERED'], { invoice }));
    await user.click((await section('Bill of Supply')).getByRole('button', { name: 'View' }));
    expect(open).toHaveBeenCalledWith('', '_blank');
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('/invoices/ord_1'));
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('names its credit notes, which open and download alike', async () => {
    const tab = { location: { assign: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    const url = '/credit-notes/crn_1';
    const creditNote = { __typename: 'CreditNote', number: 'CN/26-27/000001', total: 4000, url, pdfUrl: `${url}.pdf` };
    const { user } = renderOrder(() =>
      fakeOrder(['DELIVERED'], { invoice: { ...invoice, creditNotes: [creditNote] } }),
    );
    const part = await section('Bill of Supply');
    expect(part.getByText('CN/26-27/000001, ₹40 refunded')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'View CN/26-27/000001' }));
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(url));
  });

  it('downloads as a PDF file', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.pathname} ${String(this.hasAttribute('download'))}`);
    });
    const { user } = renderOrder(() => fakeOrder(['DELIVERED'], { invoice }));
    await user.click((await section('Bill of Supply')).getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['/invoices/ord_1.pdf true']));
  });
});
