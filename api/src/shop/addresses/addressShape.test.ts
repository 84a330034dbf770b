import { describe, expect, it } from 'vitest';
import { addressShape } from './addressShape.ts';

const FIELDS = {
  ...{ line: '12 Park Street', city: 'Bengaluru', state: 'Karnataka', country: 'India' },
  ...{ pincode: '560001', mobile: '9800000000' },
};
const read = (fields: object) => addressShape.parse({ ...FIELDS, ...fields });

describe('addressShape', () => {
  it.each([
    ...[
      '560001',
      '560 001',
      '560\u00a0001',
      '560-001',
      '560–001',
      '560\u2011001',
      '560−001',
      '560.001',
      ' 5 6 0 0 0 1 ',
    ],
    ...[
      '५६०००१',
      '৫৬০০০১',
      '௫௬௦௦௦௧',
      '೫೬೦೦೦೧',
      '٥٦٠٠٠١',
      '５６０００１',
      '560001\u200e',
      '\u200b560001',
      '\ufeff560\u2060001',
    ],
  ])('reads the pincode %j', (pincode) => {
    expect(read({ pincode }).pincode).toBe('560001');
  });

  it.each([
    ...['\u202a+91 98000 00000\u202c', '(+91) 98000-00000', '+91 (0) 98000 00000', '0091 9800000000', '98000.00000'],
    ...['98000\u201100000', '९८००००००००', 'tel:+919800000000', '+91\u00a098000\u00a000000'],
  ])('reads the mobile number %j', (mobile) => {
    expect(read({ mobile }).mobile).toBe('9800000000');
  });

  it.each([
    ...[
      'IN',
      'IND',
      'ind',
      'INDIA',
      ' \u200eIndia. ',
      'Bharat',
      'Republic of India',
      'भारत',
      'भारत गणराज्य',
      'ভারত',
      'ભારત',
      'ਭਾਰਤ',
    ],
    ...['ଭାରତ', 'இந்தியா', 'భారతదేశం', 'ಭಾರತ', 'ഇന്ത്യ', 'بھارت', 'ᱤᱱᱰᱤᱭᱟ', 'इंडिया', null, undefined],
  ])('reads the country %j', (country) => {
    expect(read({ country }).country).toBe('India');
  });

  it.each(['Indiana', 'Indonesia', 'Nepal', 'IO', 'U.S.', 'পাকিস্তান'])('refuses the country %j', (country) => {
    const { error } = addressShape.safeParse({ ...FIELDS, country });
    expect(error?.issues).toMatchObject([{ path: ['country'], message: 'We deliver in India only' }]);
  });

  it('keeps names as people write them, without invisible characters', () => {
    expect(
      read({
        receiverName: 'Priya W/o Ramesh\u200e',
        city: '\u202aBengaluru\u202c',
        line: '12\u00ad Park\u200b Street',
      }),
    ).toMatchObject({ receiverName: 'Priya W/o Ramesh', city: 'Bengaluru', line: '12 Park Street' });
    expect(read({ receiverName: '\u200b', line: '3 श्री\u200dराम Road' })).toMatchObject({
      receiverName: null,
      line: '3 श्री\u200dराम Road',
    });
  });
});
