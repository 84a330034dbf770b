import { describe, expect, it } from 'vitest';
import { invoiceDocument } from './invoiceDocument.ts';
import { invoicePage } from './invoicePage.ts';
import { invoicePdf } from './invoicePdf.ts';
import { documentTitle, lineTable, rateTable, recipientLines, sellerLines, tipSentence } from './invoiceContent.ts';
import { findIndianState } from '../addresses/findIndianState.ts';
import { pdfPageCount, pdfText } from '../../testing/pdfText.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';

type Invoice = Parameters<typeof invoiceDocument>[0];
type Order = Parameters<typeof invoiceDocument>[1];

const PAGE = { pdfUrl: '/invoice.pdf', brand: TEST_TERMS.brand, logo: null };
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
      ...{ sellerGstin: '29ABCDE1234F1Z5', roundOffPaise: 0n },
      sellerFssai: null,
      ...{ kind: 'TAX_INVOICE', placeOfSupply: findIndianState(order.state ?? 'Karnataka') ?? '' },
      ...{ buyerName: null, buyerGstin: null },
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
      { name: 'Dishwash Bar', quantity: 2, price: 10_000, total: 20_000, taxable: 16_950, tax: 3050 },
      { name: 'Milk', quantity: 2, total: 20_000, taxable: 20_000, tax: 0 },
    ]);
    expect([total, taxable, tax]).toEqual([40_000, 36_950, 3050]);
  });

  it('has a line for each charged fee, at the rate of the fees', () => {
    const fees = { deliveryFeePaise: 2500n, handlingFeePaise: 500n };
    expect(document(fees, { feeGstPercent: 5 }).lines.slice(1)).toMatchObject([
      { name: 'Delivery fee', unit: null, quantity: 1, total: 2500, gstPercent: 5, taxable: 2380, tax: 120 },
      { name: 'Handling fee', unit: null, quantity: 1, total: 500, gstPercent: 5, taxable: 476, tax: 24 },
    ]);
  });

  it('does not contain the tip, and names what was paid with it', () => {
    const withTip = document({ tipPaise: 3000n });
    expect(withTip).toMatchObject({ lines: document().lines, total: document().total, tax: document().tax, tip: 3000 });
    expect(tipSentence(withTip)).toBe(
      'A tip of ₹30.00 for the rider was paid with the order. It is not taxed and not part of this invoice. Invoice and tip: ₹230.00.',
    );
    expect(invoicePage(withTip, PAGE)).toContain('A tip of ₹30.00');
    expect(tipSentence(document())).toBeNull();
    expect(invoicePage(document(), PAGE)).not.toContain('tip');
  });

  it('has the round off of cash below its lines, on page and in the file', async () => {
    for (const [roundOffPaise, shown, total] of [
      [50n, 'Round off +₹0.50', '₹86.00'],
      [-40n, 'Round off −₹0.40', '₹85.10'],
    ] as const) {
      const rounded = document({ lines: [line({ quantity: 1, pricePaise: 8550 })] }, { roundOffPaise });
      expect(rounded).toMatchObject({ total: 8550, roundOff: Number(roundOffPaise) });
      const page = invoicePage(rounded, PAGE);
      expect(page).toContain(shown);
      expect(page).toContain(`<strong>${total}</strong>`);
      const text = pdfText(await invoicePdf({ document: rounded, logo: null })).replaceAll(/\s+/g, ' ');
      expect(text).toContain(shown);
      expect(text).toContain(total);
    }
    expect(invoicePage(document(), PAGE)).not.toContain('Round off');
    expect(tipSentence(document({ tipPaise: 3000n }, { roundOffPaise: 50n }))).toContain('Invoice and tip: ₹230.50.');
  });

  it('sums by rate, with equal halves of the tax within a state', () => {
    const lines = [line({ gstPercent: 18 }), line({ gstPercent: 0 }), line({ gstPercent: 18, pricePaise: 5001 })];
    expect(rateTable(document({ lines }))).toMatchObject({
      columns: ['GST', 'Taxable', 'CGST', 'SGST', 'Tax', 'Total'].map((title) => ({ title })),
      rows: [
        ['0%', '200.00', '0.00', '0.00', '0.00', '200.00'],
        ['18% (9% + 9%)', '254.26', '22.88', '22.88', '45.76', '300.02'],
      ],
      foot: ['Total', '454.26', '22.88', '22.88', '45.76', '500.02'],
    });
  });

  it('stays as a release without places of supply has issued it', () => {
    const before = document(
      { state: 'karnataka ', lines: [line({ gstPercent: 5, quantity: 1, pricePaise: 2700 })] },
      { placeOfSupply: null },
    );
    expect(rateTable(before)?.rows).toEqual([['5% (2.5% + 2.5%)', '25.71', '0.65', '0.64', '1.29', '27.00']]);
    expect([before.placeOfSupply, before.isInterState]).toEqual(['karnataka', false]);
    expect(document({ state: 'KA' }, { placeOfSupply: null }).isInterState).toBe(true);
    const chandigarh = document({ state: 'Chandigarh' }, { sellerState: 'Chandigarh', placeOfSupply: null });
    expect(rateTable(chandigarh)?.columns[3]?.title).toBe('SGST');
  });

  it.each([
    ['Chandigarh', 'UTGST'],
    ['Ladakh', 'UTGST'],
    ['Andaman and Nicobar Islands', 'UTGST'],
    ['Lakshadweep', 'UTGST'],
    ['Dadra and Nagar Haveli and Daman and Diu', 'UTGST'],
    ['Delhi', 'SGST'],
    ['Puducherry', 'SGST'],
    ['Jammu and Kashmir', 'SGST'],
    ['Karnataka', 'SGST'],
    ['Uttarakhand', 'SGST'],
  ])('within %s has CGST and %s', (state, name) => {
    const found = document({ state }, { sellerState: state });
    expect(
      rateTable(found)
        ?.columns.slice(2, 4)
        .map(({ title }) => title),
    ).toEqual(['CGST', name]);
    expect(invoicePage(found, PAGE)).toContain(`>${name}<`);
    expect(rateTable(document({ state }, { sellerState: 'Kerala' }))?.columns[2]?.title).toBe('IGST');
  });

  it.each([
    ['Jammu & Kashmir', '01-Jammu & Kashmir'],
    ['Andaman and Nicobar Islands', '35-Andaman & Nicobar Islands'],
    ['Daman & Diu', '26-Dadra & Nagar Haveli & Daman & Diu'],
    ['Orissa', '21-Odisha'],
    ['Pondicherry', '34-Puducherry'],
    ['ಕರ್ನಾಟಕ', '29-Karnataka'],
  ])('names the place of supply of %s as the portal does: %s', (state, place) => {
    expect(document({ state }).placeOfSupply).toBe(place);
  });

  it.each(['Tamilnadu', 'TN', 'TAMILNAD', ' tamil  nadu', 'Thamizhnadu', 'தமிழ்நாடு', 'तमिलनाडु', 'IN-TN'])(
    'to %j is within the state of a seller in Tamil Nadu',
    (state) => {
      expect(document({ state }, { sellerState: 'Tamil Nadu' }).isInterState).toBe(false);
    },
  );

  it('of exempt goods alone is a bill of supply, without any tax', () => {
    const bill = document({ lines: [line({ gstPercent: 0 })] }, { kind: 'BILL_OF_SUPPLY' });
    expect(documentTitle(bill)).toBe('Bill of Supply');
    expect(rateTable(bill)).toBeNull();
    expect(lineTable(bill)).toMatchObject({
      columns: ['#', 'Product', 'HSN', 'Qty', 'Price', 'Total'].map((title) => ({ title })),
      rows: [['1', 'Dishwash Bar, 300 g', '3402', '2', '100.00', '200.00']],
      foot: ['Total', '200.00'],
    });
    const page = invoicePage(bill, PAGE);
    expect(page).toContain('The goods are exempt from goods and services tax');
    expect(page).not.toMatch(/CGST|Taxable|reverse charge|Tax by rate|Prices include/);
  });

  it('says which goods are exempt where others are not', () => {
    const lines = [line(), line({ gstPercent: 0 })];
    const mixed = document({ lines }, { kind: 'INVOICE_CUM_BILL_OF_SUPPLY' });
    expect(documentTitle(mixed)).toBe('Invoice-cum-bill of supply');
    expect(rateTable(mixed)?.rows.map(([name]) => name)).toEqual(['Exempt', '18% (9% + 9%)']);
    expect(lineTable(mixed).rows.map((row) => row[5])).toEqual(['18%', 'Exempt']);
    const toBusiness = document({ lines }, { buyerName: 'Tea & Co', buyerGstin: '29AAPFU0939F1ZR' });
    expect(rateTable(toBusiness)?.rows[0]?.[0]).toBe('Exempt');
  });

  it('names a registered buyer, and the licence of a seller of food', () => {
    const found = document({}, { buyerName: 'Tea & Co', buyerGstin: '29AAPFU0939F1ZR', sellerFssai: '10012345000012' });
    expect(recipientLines(found).slice(0, 3)).toEqual(['Tea & Co', 'GSTIN 29AAPFU0939F1ZR', 'Asha Rao']);
    expect(sellerLines(found).at(-1)).toBe('FSSAI Lic. No. 10012345000012');
    const page = invoicePage(found, PAGE);
    for (const text of ['<h2>Buyer</h2>', 'Tea &amp; Co', '29AAPFU0939F1ZR', 'FSSAI Lic. No. 10012345000012'])
      expect(page).toContain(text);
    expect(invoicePage(document(), PAGE)).not.toMatch(/FSSAI|Buyer/);
  });

  it.each([
    ['Karnataka', false],
    [' karnataka ', false],
    ['Kerala', true],
    ['', true],
  ])('treats an order to "%s" as one to another state: %s', (state, isInterState) => {
    const found = document({ state });
    expect(found.isInterState).toBe(isInterState);
    expect(rateTable(found)?.columns.some(({ title }) => title === 'IGST')).toBe(isInterState);
  });

  it('is titled a sample without a GSTIN', () => {
    const sample = document({}, { sellerGstin: null });
    expect([documentTitle(document()), documentTitle(sample)]).toEqual(['Tax Invoice', 'Sample invoice']);
    expect(invoicePage(sample, PAGE)).toContain('This is not a tax invoice: the seller’s GSTIN is not set');
    expect(invoicePage(document(), PAGE)).not.toContain('no tax invoice');
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
    const page = invoicePage(document({ recipientName: '<img src=x>', lines: [line({ name: '"><script>' })] }), PAGE);
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

  it.each([
    ['Bengali', 'পাটালি গুড়'],
    ['Gujarati', 'શ્રીખંડ અઁ'],
    ['Gurmukhi', 'ਗੁੜ ਅੰਮ੍ਰਿਤਸਰ'], // some of its marks have no anchor
    ['Kannada', 'ರಸ್ತೆ ಶ್ರೀ'],
    ['Malayalam', 'പാൽ ക്ഷീരം'],
    ['Oriya', 'ଗୁଡ଼ କ୍ଷୀର'],
    ['Tamil', 'சுரேஷ் குமார்'],
    ['Telugu', 'శ్రీ బెల్లం'],
    ['Arabic', 'محمد علی'],
    ['MeeteiMayek', 'ꯃꯅꯤꯄꯨꯔ'],
    ['OlChiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
    ['NotoEmoji', '🥭 👨‍👩‍👧 🇮🇳'],
  ])('has the letters of %s in its PDF file, with no font that it does not use', async (font, text) => {
    const found = document({ recipientName: text, lines: [line({ name: text })] });
    const names = (await invoicePdf({ document: found, logo: null })).toString('latin1').match(/\/FontName \/[\w+-]+/g);
    expect(names?.filter((name) => name.includes('Noto'))).toHaveLength(1);
    expect(names?.join()).toContain(font);
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
