import { describe, expect, it } from 'vitest';
import { INDIAN_STATE_NAMES, isPincodeBeginning, isPincodeOf } from './pincodes.ts';

const CAPITALS: Record<string, string> = {
  'Andaman and Nicobar Islands': '744101',
  'Andhra Pradesh': '522237',
  'Arunachal Pradesh': '791111',
  Assam: '781006',
  Bihar: '800001',
  Chandigarh: '160017',
  Chhattisgarh: '492001',
  'Dadra and Nagar Haveli and Daman and Diu': '396210',
  Delhi: '110001',
  Goa: '403001',
  Gujarat: '382010',
  Haryana: '160001',
  'Himachal Pradesh': '171001',
  'Jammu and Kashmir': '190001',
  Jharkhand: '834001',
  Karnataka: '560001',
  Kerala: '695001',
  Ladakh: '194101',
  Lakshadweep: '682555',
  'Madhya Pradesh': '462001',
  Maharashtra: '400001',
  Manipur: '795001',
  Meghalaya: '793001',
  Mizoram: '796001',
  Nagaland: '797001',
  Odisha: '751001',
  Puducherry: '605001',
  Punjab: '160001',
  Rajasthan: '302001',
  Sikkim: '737101',
  'Tamil Nadu': '600001',
  Telangana: '500001',
  Tripura: '799001',
  'Uttar Pradesh': '226001',
  Uttarakhand: '248001',
  'West Bengal': '700001',
};

describe('isPincodeOf', () => {
  it('accepts the pincode of each capital', () => {
    expect(Object.keys(CAPITALS)).toEqual(INDIAN_STATE_NAMES);
    for (const [state, pincode] of Object.entries(CAPITALS)) expect(isPincodeOf(state, pincode), state).toBe(true);
  });

  it.each([
    ['Karnataka', '110001'],
    ['Karnataka', '600001'],
    ['Maharashtra', '560001'],
    ['Delhi', '400001'],
    ['Goa', '400001'],
    ['Lakshadweep', '695001'],
    ['Sikkim', '700001'],
    ['Andaman and Nicobar Islands', '700001'],
    ['Tamil Nadu', '560001'],
    ['West Bengal', '751001'],
    ['Bavaria', '560001'],
    ['constructor', '560001'],
  ])('refuses in %s the pincode %s of elsewhere', (state, pincode) => {
    expect(isPincodeOf(state, pincode)).toBe(false);
  });

  it.each([
    ['Mahe among Kerala', 'Puducherry', '673310'],
    ['Yanam among Andhra Pradesh', 'Puducherry', '533464'],
    ['Karaikal', 'Puducherry', '609602'],
    ['Diu among Gujarat', 'Dadra and Nagar Haveli and Daman and Diu', '362520'],
    ['Silvassa', 'Dadra and Nagar Haveli and Daman and Diu', '396230'],
    ['Mohali beside Chandigarh', 'Punjab', '160055'],
    ['Panchkula beside Chandigarh', 'Haryana', '134109'],
    ['Roorkee', 'Uttarakhand', '247667'],
    ['Kashipur', 'Uttarakhand', '244713'],
    ['Bhadrachalam’s villages of Andhra Pradesh', 'Andhra Pradesh', '507126'],
    ['Gurugram, written as Delhi NCR', 'Delhi', '122001'],
    ['Noida, written as Delhi NCR', 'Delhi', '201301'],
    ['Garo Hills behind an office of Assam', 'Meghalaya', '783123'],
    ['Hyderabad, as before 2014', 'Andhra Pradesh', '500001'],
    ['Raipur, as before 2000', 'Madhya Pradesh', '492001'],
    ['Leh, as before 2019', 'Jammu and Kashmir', '194101'],
    ['an army post office', 'Sikkim', '900056'],
  ])('accepts %s', (_place, state, pincode) => {
    expect(isPincodeOf(state, pincode)).toBe(true);
  });
});

describe('isPincodeBeginning', () => {
  it.each(['5', '56', '560001', '744', '9', '900056', ...Object.values(CAPITALS)])('accepts %s', (digits) => {
    expect(isPincodeBeginning(digits)).toBe(true);
  });

  it.each(['0', '001', '10', '29', '290001'])('refuses %s', (digits) => {
    expect(isPincodeBeginning(digits)).toBe(false);
  });
});
