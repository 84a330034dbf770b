import { describe, expect, it } from 'vitest';
import { ADDRESS_LIMITS } from './addressShape.ts';
import { composeLine } from './saveAddress.ts';

const ALL = { house: 'Flat 4B', floor: '2', building: 'Rose Villa', street: '12 Park Street', landmark: 'City Mall' };

describe('composeLine', () => {
  it('joins the parts as they are written on a parcel', () => {
    expect(composeLine(ALL)).toBe('Flat 4B, 2nd floor, Rose Villa, 12 Park Street, near City Mall');
    expect(composeLine({ house: '7', street: 'Hill Road', floor: null, building: null, landmark: null })).toBe(
      '7, Hill Road',
    );
  });

  it.each([
    ['0', 'Ground floor'],
    ['1', '1st floor'],
    ['3', '3rd floor'],
    ['11', '11th floor'],
    ['22nd', '22nd floor'],
    ['Ground', 'Ground floor'],
    ['Third floor', 'Third floor'],
    ['Basement', 'Basement'],
    ['तीसरी मंज़िल', 'तीसरी मंज़िल'],
  ])('names the floor %j as %j', (floor, named) => {
    expect(composeLine({ house: '7', floor, street: 'Hill Road' })).toBe(`7, ${named}, Hill Road`);
  });

  it.each(['near City Mall', 'Opp. City Mall', 'Behind City Mall', 'In front of City Mall'])(
    'keeps the landmark %j',
    (landmark) => {
      expect(composeLine({ house: '7', street: 'Hill Road', landmark })).toBe(`7, Hill Road, ${landmark}`);
    },
  );

  it('fits into a line, however long the parts are', () => {
    const { house, building, street, landmark } = ADDRESS_LIMITS;
    const longest = composeLine({
      house: 'x'.repeat(house),
      floor: 'x'.repeat(ADDRESS_LIMITS.floor),
      building: 'x'.repeat(building),
      street: 'x'.repeat(street),
      landmark: 'x'.repeat(landmark),
    });
    expect(longest.length).toBeLessThanOrEqual(ADDRESS_LIMITS.line);
  });
});
