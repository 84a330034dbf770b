import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connection } from '../../../mock/mocks.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import printPage, { type PrintPageQuery } from './__generated__/PrintPageQuery.graphql.ts';
import printOrdersPage, { type PrintOrdersPageQuery } from './__generated__/PrintOrdersPageQuery.graphql.ts';
import printPickingPage, { type PrintPickingPageQuery } from './__generated__/PrintPickingPageQuery.graphql.ts';
import { PrintOrdersPage } from './PrintOrdersPage.tsx';
import { PrintPage } from './PrintPage.tsx';
import { PrintPickingPage } from './PrintPickingPage.tsx';
import { printVariables } from './printVariables.ts';

const ONE = '/dashboard/orders/order_1/print';

const line = (id: string, fields: object) => ({
  ...{ __typename: 'OrderLine', id, name: 'Toor dal', brand: null, unit: '500 g', quantity: 3, missingQuantity: 0 },
  ...fields,
});
const invoice = {
  ...{
    __typename: 'Invoice',
    title: 'Invoice-cum-bill of supply',
    number: 'INV/26-27/000001',
    issuedAt: '2026-01-15T10:40:00.000Z',
  },
  receiptFooter: 'Thank you!',
  document: {
    ...{ __typename: 'InvoiceDocument', isInterState: false, stateTax: 'UTGST', total: 24_000, roundOff: 0, tip: 2000 },
    seller: {
      name: 'Kirana',
      address: '12 Market Road',
      state: 'Karnataka',
      gstin: '04ABCDE1234F1Z5',
      fssai: '10012345000012',
    },
    buyer: { name: 'Tea & Co', gstin: '29AAPFU0939F1ZR' },
    lines: [{ name: 'Toor dal', unit: '500 g', hsnCode: '0713', quantity: 2, price: 12_000, total: 24_000 }],
    rates: [{ gstPercent: 5, taxable: 22_856, cgst: 572, sgst: 572, igst: 0 }],
  },
};

function renderPrint(path: string, fields: object = {}) {
  const slip = {
    ...{
      __typename: 'PackingSlip',
      number: 7,
      placedAt: '2026-01-15T10:30:00.000Z',
      cashToCollect: 26_000,
      isPaid: false,
    },
    address: {
      ...{ __typename: 'OrderAddress', recipientName: 'सीता शर्मा', line: 'Flat 4B, Rose Villa', city: 'Kolkata' },
      ...{ state: 'West Bengal', country: 'India', pincode: '700016', mobile: '9800000000' },
    },
    deliveryPreferences: { note: 'Blue door', leaveAtGate: true, doNotRingBell: false },
    lines: [
      line('l1', {}),
      line('l2', { name: 'दूध', missingQuantity: 1 }),
      line('l3', { name: 'Ghee', missingQuantity: 3 }),
    ],
  };
  const order = {
    ...{ __typename: 'Order', id: 'order_1', number: 7, paymentMethod: 'CASH_ON_DELIVERY', packingSlip: slip },
    ...{ payment: { __typename: 'Payment', status: 'PENDING' }, invoice },
    ...fields,
  };
  const later = {
    ...order,
    id: 'order_2',
    number: 8,
    packingSlip: { ...slip, number: 8, isPaid: true, cashToCollect: 0 },
  };
  const asked: unknown[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        adminOrder: (_root, { id }: { id: string }) => (id === 'order_1' ? order : null),
        adminOrders: (_root, { filter }: { filter: { ids?: string[] } }) => {
          asked.push(filter);
          return connection(filter.ids?.length === 0 ? [] : [later, order], { first: 50 });
        },
        pickingOrder: (_root, { id }: { id: string }) => ({
          ...{ __typename: 'PickingOrder', id, number: 7, packingSlip: id === 'pick_1' ? slip : null },
        }),
      },
    }),
    routes: [
      {
        path: '/dashboard/orders/:orderId/print/:document',
        loader: preload<PrintPageQuery>(printPage, ({ params }) => ({ id: params['orderId'] ?? '' })),
        Component: PrintPage,
      },
      {
        path: '/dashboard/orders/print/:document',
        loader: preload<PrintOrdersPageQuery>(printOrdersPage, printVariables),
        Component: PrintOrdersPage,
      },
      {
        path: '/dashboard/picking/:orderId/print/:document',
        loader: preload<PrintPickingPageQuery>(printPickingPage, ({ params }) => ({ id: params['orderId'] ?? '' })),
        Component: PrintPickingPage,
      },
    ],
    at: path,
  });
  return { ...rendered, asked };
}

afterEach(() => vi.restoreAllMocks());

describe('the documents of an order', () => {
  it("have a packing slip with the bags' contents, the address and the amount to collect, and are printed by the browser", async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderPrint(`${ONE}/packing-slip`);
    const slip = within(await screen.findByRole('region', { name: 'Packing slip' }));
    const rows = slip.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '3Toor dal, 500 g',
      '2दूध, 500 g1 of 3 not available',
      '0Ghee, 500 g3 of 3 not available',
    ]);
    for (const text of [
      'Kirana',
      'सीता शर्मा',
      'Leave at the gate',
      'Note: Blue door',
      'Collect ₹260',
      '5 items',
      '1 bag',
    ])
      expect(slip.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One bag more' }));
    expect(await slip.findByText('2 bags')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Bag label' }));
    expect(await screen.findByText('Bag 2 of 2')).toBeVisible();
    expect(screen.getAllByText('#7')).toHaveLength(2 + 2); // with the titles of the codes
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
      'href',
      '/dashboard/orders/order_1',
    );
  });

  it('have a receipt with the invoice, its taxes and the footer', async () => {
    renderPrint(`${ONE}/receipt`);
    const receipt = within(await screen.findByRole('region', { name: 'Receipt' }));
    const head = ['GSTIN 04ABCDE1234F1Z5', 'FSSAI Lic. No. 10012345000012', 'Invoice-cum-bill of supply'];
    const buyer = 'Tea & Co, GSTIN 29AAPFU0939F1ZR';
    for (const text of [...head, buyer, 'INV/26-27/000001', '2 × ₹120 · HSN 0713', '₹260', 'Thank you!'])
      expect(receipt.getByText(text)).toBeVisible();
    expect(receipt.getByRole('columnheader', { name: 'UTGST' })).toBeVisible();
    expect(receipt.getByRole('row', { name: 'GST 5% ₹228.56 ₹5.72 ₹5.72' })).toBeVisible();
  });

  it('have a receipt without taxes for a bill of supply', async () => {
    const document = { ...invoice.document, buyer: null, rates: [] };
    renderPrint(`${ONE}/receipt`, { invoice: { ...invoice, title: 'Bill of Supply', document } });
    const receipt = within(await screen.findByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText('Bill of Supply')).toBeVisible();
    expect(receipt.queryByText('Taxes included in the prices')).not.toBeInTheDocument();
    expect(receipt.queryByText(/Tea & Co/)).not.toBeInTheDocument();
  });

  it('have a receipt with the round off of cash', async () => {
    const document = { ...invoice.document, total: 8550, roundOff: 50, tip: 0 };
    renderPrint(`${ONE}/receipt`, { invoice: { ...invoice, document } });
    const receipt = within(await screen.findByRole('region', { name: 'Receipt' }));
    for (const text of ['₹85.50', 'Round off', '+₹0.50', 'Grand total', '₹86'])
      expect(receipt.getByText(text)).toBeVisible();
  });

  it('have no receipt before the invoice, and no other documents', async () => {
    renderPrint(`${ONE}/receipt`, { invoice: null });
    expect(await screen.findByText('No receipt yet')).toBeVisible();
    renderPrint(`${ONE}/poster`);
    expect(await screen.findByText('We couldn’t find this document')).toBeVisible();
  });
});

describe('the documents of several orders', () => {
  it('are printed together, the oldest order first, with the bags of each', async () => {
    const { user, asked } = renderPrint('/dashboard/orders/print/packing-slip?ids=order_1,order_2');
    expect(await screen.findByRole('heading', { name: 'Packing slips for 2 orders' })).toBeVisible();
    expect(asked).toEqual([{ ids: ['order_1', 'order_2'] }]);
    const slips = screen.getAllByRole('region', { name: 'Packing slip' });
    expect(slips.map((slip) => within(slip).getByText(/^Order #/).textContent)).toEqual(['Order #7', 'Order #8']);
    await user.click(screen.getByRole('button', { name: 'One bag more: order #8' }));
    await screen.findAllByText('2 bags');
    await user.click(screen.getByRole('link', { name: 'Bag label' }));
    expect(await screen.findByText('Bag 2 of 2')).toBeVisible();
    expect(screen.getByText('Bag 1 of 1')).toBeVisible();
    expect(screen.getAllByRole('region', { name: /^Bag label/ })).toHaveLength(1 + 2);
  });

  it('are those of a state, or none', async () => {
    const { asked } = renderPrint('/dashboard/orders/print/bag-label?state=PACKED');
    expect(await screen.findByRole('heading', { name: 'Bag labels for 2 orders' })).toBeVisible();
    expect(asked).toEqual([{ statuses: ['PACKED'] }]);
    renderPrint('/dashboard/orders/print/bag-label');
    expect(await screen.findByText('No orders to print')).toBeVisible();
  });
});

describe('the documents of a picker', () => {
  it('are the packing slip and the bag labels of the order at hand', async () => {
    renderPrint('/dashboard/picking/pick_1/print/bag-label?bags=2');
    expect(await screen.findByText('Bag 2 of 2')).toBeVisible();
    const documents = within(screen.getByRole('navigation', { name: 'Documents for this order' }));
    expect(documents.getAllByRole('link').map((link) => link.textContent)).toEqual(['Packing slip', 'Bag label']);
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
      'href',
      '/dashboard/picking/pick_1',
    );
  });

  it('are not for others', async () => {
    renderPrint('/dashboard/picking/pick_2/print/packing-slip');
    expect(await screen.findByText('You aren’t picking this order')).toBeVisible();
  });
});
