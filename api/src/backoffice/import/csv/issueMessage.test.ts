import { describe, expect, it } from 'vitest';
import { issueMessage } from './readCells.ts';

describe('issueMessage', () => {
  it.each([
    ['price', 'Price must be above 0', 'Price must be above 0'],
    ['gst_percent', 'GST must be a whole number', 'GST must be a whole number'],
    ['sku', 'Row 2 has the same SKU A-1', 'Row 2 has the same SKU A-1'],
    ['max_per_order', 'It can’t be read', 'Max per order: It can’t be read'],
    [null, 'The row has fewer cells than the header', 'The row has fewer cells than the header'],
  ])('names %s once in %j', (column, reason, message) => {
    expect(issueMessage({ column, reason })).toBe(message);
  });
});
