import { describe, expect, it } from 'vitest';
import { parseBags } from './parseBags.ts';

describe('parseBags', () => {
  it.each([
    { text: null, usual: 1, byOrder: [] },
    { text: '2', usual: 2, byOrder: [] },
    {
      text: '7:2,9:3',
      usual: 1,
      byOrder: [
        [7, 2],
        [9, 3],
      ],
    },
    { text: '2,7:4', usual: 2, byOrder: [[7, 4]] },
    { text: '0,7:99,x:2,8:,-1', usual: 1, byOrder: [[7, 20]] },
  ])('reads $text', ({ text, usual, byOrder }) => {
    const bags = parseBags(text);
    expect([bags.usual, [...bags.byOrder]]).toEqual([usual, byOrder]);
  });
});
