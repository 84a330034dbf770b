import { describe, expect, it } from 'vitest';
import { INDIAN_STATES } from '../../core/gst/indianStates.ts';
import { isGstin } from '../../core/gst/gstin.ts';
import { readConfig } from '../config.ts';
import { settingDefinition, SETTING_KEYS } from './settings.ts';
import { settingValue } from './shopSettings.ts';

const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: '/nowhere', ...environment }).settings;

describe('the settings of the environment', () => {
  it.each(SETTING_KEYS)('have a first value of %s that the back office allows', (key) => {
    const { kind } = settingDefinition(key);
    expect(kind.shape.parse(settingValue(read({}).first, key))).toEqual(settingValue(read({}).first, key));
  });

  it('are read from their variables', () => {
    const environment = {
      DELIVERY_FEE: '25.50',
      MINIMUM_ORDER: '99',
      SELLER_STATE: 'goa',
      SELLER_GSTIN: '30ABCDE1234F1ZD',
      OPENING_HOURS: '16:00-23:00,07:00-13:00',
      INVOICE_PREFIX: 'K/',
    };
    const day = [
      { from: '07:00', to: '13:00' },
      { from: '16:00', to: '23:00' },
    ];
    expect(read(environment).first).toMatchObject({
      fees: { delivery: 2_550 },
      minimumOrder: 9_900,
      seller: { state: 'Goa', gstin: '30ABCDE1234F1ZD' },
      opening: { hours: [day, day, day, day, day, day, day] },
      numbers: { invoicePrefix: 'K/', creditNotePrefix: 'CN' },
    });
  });

  it.each([
    ['off', null],
    ['', '10 Min'],
    ['1 hour', '1 hour'],
  ])('read the delivery promise “%s” as %s', (DELIVERY_BADGE, deliveryBadge) => {
    expect(read({ DELIVERY_BADGE }).first).toMatchObject({ deliveryBadge });
  });

  it('are pinned by the names of their variables', () => {
    expect(read({ SETTINGS_PINNED: 'SELLER_GSTIN, DELIVERY_FEE' }).pinned).toEqual(
      new Set(['seller.gstin', 'fees.delivery']),
    );
    expect(read({}).pinned).toEqual(new Set());
  });

  it.each([
    [
      { SETTINGS_PINNED: 'PORT' },
      'SETTINGS_PINNED must be names of variables such as SELLER_GSTIN, separated by commas',
    ],
    [{ SELLER_STATE: 'Bavaria' }, 'SELLER_STATE must be a state or union territory of India such as Karnataka'],
    [
      { SELLER_GSTIN: '29ABCDE1234F1Z5' },
      'SELLER_GSTIN must be a GSTIN of 15 characters with its right check character',
    ],
    [{ SELLER_GSTIN: '30ABCDE1234F1ZD' }, 'SELLER_GSTIN does not fit: A GSTIN from Karnataka starts with 29'],
    [{ OPENING_HOURS: '7-23' }, 'OPENING_HOURS must be always, or intervals such as 07:00-13:00,16:00-23:00'],
    [{ OPENING_HOURS: '07:00-13:00,12:00-20:00' }, 'OPENING_HOURS must be always'],
    [{ INVOICE_PREFIX: 'LONG' }, 'INVOICE_PREFIX must be 1 to 3 letters, digits, - and /'],
    [
      { CREDIT_NOTE_PREFIX: 'INV' },
      'CREDIT_NOTE_PREFIX does not fit: Credit notes need a different prefix from invoices',
    ],
    [
      { DELIVERY_FEE: '20000', PORT: 'abc' },
      'PORT must be a whole number from 1 to 65535; DELIVERY_FEE must be at most',
    ],
  ])('refuses %o with a line that names it', (environment, line) => {
    expect(() => read(environment)).toThrow(`Configuration: ${line}`);
  });

  it('knows the code of each state of India, and check characters of GSTINs', () => {
    const codes = Object.values(INDIAN_STATES).map(({ code }) => code);
    expect([codes.length, new Set(codes).size]).toEqual([36, 36]);
    expect(['27AAPFU0939F1ZV', '27AASCS2460H1Z0'].every(isGstin)).toBe(true);
    expect(['27AAPFU0939F1ZW', '27AAPFU0993F1ZV', '27aapfu0939f1zv', ''].some(isGstin)).toBe(false);
  });
});
