import { describe, expect, it } from 'vitest';
import { findIndianState, stateKey } from './findIndianState.ts';
import { INDIAN_STATES } from '../../platform/core/gst/indianStates.ts';

describe('findIndianState', () => {
  it.each([
    ['west bengal', 'West Bengal'],
    [' WB ', 'West Bengal'],
    ['IN-MH', 'Maharashtra'],
    ['mh', 'Maharashtra'],
    ['Orissa', 'Odisha'],
    ['OR', 'Odisha'],
    ['Pondicherry', 'Puducherry'],
    ['New Delhi', 'Delhi'],
    ['N.C.T. of Delhi', 'Delhi'],
    ['Tamilnadu', 'Tamil Nadu'],
    ['TAMIL  NADU', 'Tamil Nadu'],
    ['J&K', 'Jammu and Kashmir'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['Andaman & Nicobar Islands', 'Andaman and Nicobar Islands'],
    ['Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['Mahārāshtra', 'Maharashtra'],
    ['Uttaranchal', 'Uttarakhand'],
    ['Uttrakhand', 'Uttarakhand'],
    ['Chattisgarh', 'Chhattisgarh'],
    ['29-Karnataka', 'Karnataka'],
    ['Karnataka (29)', 'Karnataka'],
    ['\u200eKarnataka\u200f', 'Karnataka'],
    ['Tamil\u00a0Nadu', 'Tamil Nadu'],
    ['ಕರ್ನಾಟಕ', 'Karnataka'],
    ['தமிழ் நாடு', 'Tamil Nadu'],
    ['पश्चिम बंगाल', 'West Bengal'],
    ['चण्डीगढ़'.normalize('NFC'), 'Chandigarh'],
    ['चण्डीगढ़'.normalize('NFD'), 'Chandigarh'],
    ['ଓଡ଼ିଶା', 'Odisha'],
    ['26-Dadra & Nagar Haveli & Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ])('reads %j as %s', (text, state) => {
    expect(findIndianState(text)).toBe(state);
  });

  it.each(['', '27', 'Bavaria', 'Maharashtra, India', 'XX', 'IN', '__proto__', 'constructor'])(
    'knows no state %j',
    (text) => {
      expect(findIndianState(text)).toBeUndefined();
    },
  );

  it('reads each name, code and spelling as one state', () => {
    expect(Object.keys(INDIAN_STATES)).toHaveLength(36);
    const seen = new Set<string>();
    for (const [name, { spellings }] of Object.entries(INDIAN_STATES)) {
      for (const text of [name, ...spellings]) {
        expect(findIndianState(text)).toBe(name);
        expect(seen).not.toContain(stateKey(text));
        seen.add(stateKey(text));
      }
    }
  });
});
