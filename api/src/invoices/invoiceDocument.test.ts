import { describe, expect, it } from 'vitest';
import { invoiceDocument } from './invoiceDocument.ts';
import { invoicePage } from './invoicePage.ts';
import { invoicePdf } from './invoicePdf.ts';
import { lineTable, rateTable, invoiceTitle, tipSentence } from './invoiceContent.ts';
import { pdfPageCount, pdfText } from '../testing/pdfText.ts';

type Invoice = Parameters<typeof invoiceDocument>[0];
type Order = Parameters<typeof invoiceDocument>[1];

const NOW = new Date('2026-11-22T06:00:00Z');

function line(fields: Partial<Order['lines'][number]> = {}): Order['lines'][number] {
  const product = {
    id: 'line',
    productId: 'product',
    mrpPaise: 10_000,
    name: 'Dishwash Bar',
    unit: '300 g',
    hsnCode: '3402',
    gstPercent: 18,
    pricePaise: 10_000,
  };
  return { ...product, quantity: 2, missingQuantity: 0, ...fields };
}

function document(order: Partial<Order> = {}, invoice: Partial<Invoice> = {}) {
  return invoiceDocument(
    {
      ...{ financialYear: '26-27', number: 42, numberPrefix: 'INV', isSample: false, issuedAt: NOW, feeGstPercent: 18 },
      ...{ sellerName: 'Kirana', sellerAddress: '12 Market Road', sellerState: 'Karnataka' },
      sellerGstin: '29ABCDE1234F1Z5',
      ...invoice,
    },
    {
      ...{
        number: 1234,
        createdAt: NOW,
        status: 'OUT_FOR_DELIVERY',
        paymentMethod: 'ONLINE',
        recipientName: 'Asha Rao',
      },
      ...{ addressLine: '12 Park Street', city: 'Bengaluru', state: 'Karnataka', country: 'India', pincode: '560001' },
      ...{ deliveryFeePaise: 0n, handlingFeePaise: 0n, tipPaise: 0n, lines: [line()] },
      ...order,
    },
  );
}

describe('an invoice', () => {
  it('charges the packed pieces, with the tax that the prices contain', () => {
    const { lines, total, taxable, tax } = document({
      lines: [
        line({ quantity: 3, missingQuantity: 1 }),
        line({ name: 'Milk', gstPercent: 0 }),
        line({ missingQuantity: 2 }),
      ],
    });
    expect(lines).toMatchObject([
      { name: 'Dishwash Bar', quantity: 2, price: 10_000, total: 20_000, taxable: 16_949, tax: 3051 },
      { name: 'Milk', quantity: 2, total: 20_000, taxable: 20_000, tax: 0 },
    ]);
    expect([total, taxable, tax]).toEqual([40_000, 36_949, 3051]);
  });

  it('has a line for each charged fee, at the rate of the fees', () => {
    const fees = { deliveryFeePaise: 2500n, handlingFeePaise: 500n };
    expect(document(fees, { feeGstPercent: 5 }).lines.slice(1)).toMatchObject([
      { name: 'Delivery fee', unit: null, quantity: 1, total: 2500, gstPercent: 5, taxable: 2381, tax: 119 },
      { name: 'Handling fee', unit: null, quantity: 1, total: 500, gstPercent: 5, taxable: 476, tax: 24 },
    ]);
  });

  it('does not contain the tip, and names what was paid with it', () => {
    const withTip = document({ tipPaise: 3000n });
    expect(withTip).toMatchObject({ lines: document().lines, total: document().total, tax: document().tax, tip: 3000 });
    expect(tipSentence(withTip)).toBe(
      'A tip of ₹30.00 for the rider was paid with the order. It is not taxed and not part of this invoice. Invoice and tip: ₹230.00.',
    );
    expect(invoicePage(withTip, '/invoice.pdf')).toContain('A tip of ₹30.00');
    expect(tipSentence(document())).toBeNull();
    expect(invoicePage(document(), '/invoice.pdf')).not.toContain('tip');
  });

  it('sums by rate, and halves the tax within a state', () => {
    const lines = [line({ gstPercent: 18 }), line({ gstPercent: 0 }), line({ gstPercent: 18, pricePaise: 5001 })];
    expect(rateTable(document({ lines }))).toMatchObject({
      columns: ['GST', 'Taxable', 'CGST', 'SGST', 'Tax', 'Total'].map((title) => ({ title })),
      rows: [
        ['0%', '200.00', '0.00', '0.00', '0.00', '200.00'],
        ['18% (9% + 9%)', '254.25', '22.89', '22.88', '45.77', '300.02'],
      ],
      foot: ['Total', '454.25', '22.89', '22.88', '45.77', '500.02'],
    });
  });

  it.each([
    ['Karnataka', false],
    [' karnataka ', false],
    ['Kerala', true],
    ['', true],
  ])('treats an order to "%s" as one to another state: %s', (state, isInterState) => {
    const found = document({ state });
    expect(found.isInterState).toBe(isInterState);
    expect(rateTable(found).columns.some(({ title }) => title === 'IGST')).toBe(isInterState);
  });

  it('is titled a sample without a GSTIN', () => {
    const sample = document({}, { sellerGstin: null });
    expect([invoiceTitle(document()), invoiceTitle(sample)]).toEqual(['Tax Invoice', 'Sample invoice']);
    expect(invoicePage(sample, '/x.pdf')).toContain('This is no tax invoice: the GSTIN of the seller is not set');
    expect(invoicePage(document(), '/x.pdf')).not.toContain('no tax invoice');
  });

  it.each([
    ['CANCELLED', 'Cancelled'],
    ['REFUNDED', 'Refunded'],
    ['DELIVERED', null],
  ] as const)('of an order that is %s shows %s', (status, shown) => {
    expect(document({ status }).status).toBe(shown);
  });

  it('formats large amounts in the Indian system', () => {
    const [row] = lineTable(document({ lines: [line({ quantity: 99, pricePaise: 100_000_000 })] })).rows;
    expect(row?.slice(3)).toEqual(['99', '10,00,000.00', '18%', '8,38,98,305.08', '1,51,01,694.92', '9,90,00,000.00']);
  });

  it('escapes HTML in texts', () => {
    const page = invoicePage(
      document({ recipientName: '<img src=x>', lines: [line({ name: '"><script>' })] }),
      '/x.pdf',
    );
    expect(page).toContain('&lt;img src=x&gt;');
    expect(page).not.toMatch(/<img|<script/);
  });

  it('is a PDF file with the number on each page', async () => {
    const lines = Array.from({ length: 100 }, (_none, at) => line({ name: `Product ${at}` }));
    const file = await invoicePdf({ document: document({ lines }), logo: null });
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdfPageCount(file)).toBe(3);
    const text = pdfText(file);
    expect(text.match(/INV\/26-27\/000042/g)?.length).toBeGreaterThanOrEqual(3);
    for (const words of ['Product 99', 'Page 3 of 3', 'GSTIN']) expect(text).toContain(words);
  });

  it('has the shaped letters of Hindi names in its PDF file', async () => {
    const file = await invoicePdf({
      document: document({ recipientName: 'आशा', lines: [line({ name: 'श्री आटा' })] }),
      logo: null,
    });
    expect(file.toString('latin1')).toContain('NotoSansDevanagari');
    expect(pdfText(file)).toContain('आशा');
  });
});
