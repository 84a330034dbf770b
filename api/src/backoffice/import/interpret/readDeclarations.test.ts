import { describe, expect, it } from 'vitest';
import { formatParty, parseParty } from '../csv/partyCell.ts';
import { guessColumns } from '../mapping/guessColumns.ts';
import { interpretRow } from './interpretRow.ts';
import { readCountry } from './readDeclarations.ts';

describe('readCountry', () => {
  it.each([
    ...[
      ['India', 'IN'],
      ['IN', 'IN'],
      ['ind', 'IN'],
      ['Bharat', 'IN'],
      ['भारत', 'IN'],
      ['Made in India', 'IN'],
      ['INDIA.', 'IN'],
    ],
    ...[
      ['U.S.A.', 'US'],
      ['the United States', 'US'],
      ['Product of New Zealand', 'NZ'],
      ['UAE', 'AE'],
      ['Côte d’Ivoire', 'CI'],
    ],
    ...[
      ['Country of Origin: Thailand', 'TH'],
      ['Sri Lanka', 'LK'],
      ['Türkiye', 'TR'],
      ['Vietnam', 'VN'],
    ],
    ...[
      ['Asia', null],
      ['Imported', null],
      ['India / China', null],
      ['Kashmir', null],
      ['99', null],
    ],
  ])('reads %s as %s', (text, code) => expect(readCountry(text ?? '')).toBe(code));
});

describe('a party of a row', () => {
  const party = { name: 'Anand Dairy', address: '5 Milk Road, Anand 388001', email: null, phone: null, fssai: null };

  it.each([
    ['Anand Dairy, 5 Milk Road, Anand 388001', party],
    ['Anand Dairy\n5 Milk Road\nAnand 388001', party],
    [
      'Anand Dairy, 5 Milk Road, Anand 388001; Email: care@anand.example; Ph. 1800 258 3333; FSSAI Lic. No. 10012021000071',
      { ...party, email: 'care@anand.example', phone: '1800 258 3333', fssai: '10012021000071' },
    ],
    ['Anand Dairy', { ...party, address: '' }],
  ])('is read from %j, and written so that it is read as the same', (text, parsed) => {
    expect(parseParty(text)).toEqual(parsed);
    expect(parseParty(formatParty(parsed))).toEqual(parsed);
  });
});

describe('the declarations of a row', () => {
  const read = (cells: object) => interpretRow({ name: 'Milk', ...cells }, { format: 'OTHER', percentScales: {} });

  it('have the contact and the licence with the party', () => {
    const { cells } = read({
      packer: 'Anand Dairy',
      consumer_care: 'care@anand.example, 1800 258',
      fssai: '1001 2021 000071',
    });
    expect(parseParty(cells.packer ?? '')).toMatchObject({
      email: 'care@anand.example',
      phone: '1800 258',
      fssai: '10012021000071',
    });
  });

  it.each([
    [{ manufacturer_address: '5 Milk Road, Anand', manufacturer_pincode: '388001' }, '5 Milk Road, Anand 388001'],
    [
      { manufacturer_address: '5 Milk Road, Anand 388001', manufacturer_pincode: '388001' },
      '5 Milk Road, Anand 388001',
    ],
    [{ manufacturer_address: '5 Milk Road; Anand' }, '5 Milk Road, Anand'],
    [{ manufacturer_pincode: '388001' }, 'PIN 388001'],
    [{ manufacturer: 'Anand Dairy, 5 Milk Road', manufacturer_address: '5 Milk Road' }, '5 Milk Road'],
  ])('have the address with the party: %j', (columns, address) => {
    const { cells, notices } = read({ manufacturer: 'Anand Dairy', consumer_care: '1800 258', ...columns });
    const party = { name: 'Anand Dairy', address, phone: '1800 258' };
    expect(parseParty(cells.manufacturer ?? '')).toMatchObject(party);
    expect(notices).toEqual([]);
  });

  it('leave out, with a reason, an address without its party', () => {
    const { cells, notices } = read({
      manufacturer: 'Anand Dairy',
      packer_address: '2 Mill Lane',
      packer_pincode: '411001',
    });
    expect(cells.manufacturer).toBe('Anand Dairy');
    expect(notices.map(({ column, reason }) => [column, reason])).toEqual([
      ['packer_address', 'Skipped: the row has no packer'],
      ['packer_pincode', 'Skipped: the row has no packer'],
    ]);
  });

  it('leave out, with a reason, a country that is not known and a licence without a party', () => {
    const { cells, notices } = read({ country_of_origin: 'Asia', fssai: '10012021000071' });
    expect(cells).not.toHaveProperty('country_of_origin');
    expect(notices.map(({ column, reason }) => [column, reason])).toEqual([
      ['country_of_origin', 'Skipped: we don’t know this country'],
      ['fssai', 'Skipped: the row has no manufacturer, packer or importer'],
    ]);
  });
});

describe('the headings of declarations', () => {
  it.each([
    ['Manufacturer Name and Address', 'manufacturer'],
    ['Marketed By', 'manufacturer'],
    ['Mfd. by', 'manufacturer'],
    ['Packed By', 'packer'],
    ['Importer Details', 'importer'],
    ['Country Of Origin', 'country_of_origin'],
    ['Common or Generic Name', 'generic_name'],
    ['Net Qty.', 'net_quantity'],
    ['Best Before', 'shelf_life'],
    ['Customer Care Details', 'consumer_care'],
    ['FSSAI License No.', 'fssai'],
  ])('%s is %s', (heading, column) => expect(guessColumns([heading], new Map())).toEqual([column]));

  it.each([
    [
      ['Manufacturer Name', 'Manufacturer Address', 'Manufacturer Pincode', 'Packer Name', 'Packer Address'],
      ['manufacturer', 'manufacturer_address', 'manufacturer_pincode', 'packer', 'packer_address'],
    ],
    [
      ['manufacturer_or_packer_name', 'manufacturer_or_packer_address', 'common_or_generic_name_of_commodity'],
      ['manufacturer', 'manufacturer_address', 'generic_name'],
    ],
    [
      [
        'net_quantity_or_measure_of_commodity_in_pkg',
        'imported_product_country_of_origin',
        'contact_details_consumer_care',
      ],
      ['net_quantity', 'country_of_origin', 'consumer_care'],
    ],
    [
      ['Manufacturer Part Number', 'Manufacturer'],
      [null, 'manufacturer'],
    ],
  ])('of marketplaces, %j, are %j', (headings, columns) => expect(guessColumns(headings, new Map())).toEqual(columns));
});
