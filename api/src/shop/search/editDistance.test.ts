import { describe, expect, it } from 'vitest';
import { editDistance } from './correctQuery.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['milk', 'milk', 0],
    ['', 'atta', 4],
    ['a', 'b', 1],
    ['cashw', 'cashew', 1],
    ['panner', 'paneer', 1],
    ['biscuitt', 'biscuit', 1],
    ['kitten', 'sitting', 3],
    ['rice', 'oil', 3],
  ])('counts inserted, deleted and replaced letters: %j and %j', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  it.each([
    ['ab', 'ba', 1],
    ['mlik', 'milk', 1],
    ['tomaot', 'tomato', 1],
    ['abcd', 'badc', 2],
    ['ca', 'abc', 3], // a swapped pair is not edited again
  ])('counts swapped neighbours as one: %s and %s', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  it.each([
    ['दूध', 'दूध', 0],
    ['दूध', 'दुध', 1],
    ['पनीर', 'पीनर', 1],
    ['चावल', 'चवल', 1],
    ['आलू', '', 3],
  ])('counts the letters and signs of Devanagari: %s and %s', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  it('counts an emoji as one letter', () => {
    expect(editDistance('🍅', '🥔')).toBe(1);
    expect(editDistance('a🍅', '🍅a')).toBe(1);
  });

  it('is the same in both directions', () => {
    const words = ['', 'a', 'milk', 'mlik', 'milkshake', 'paneer', 'panner', 'पनीर', 'ca', 'abc'];
    for (const one of words)
      for (const other of words) expect(editDistance(one, other), `${one} and ${other}`).toBe(editDistance(other, one));
  });
});
