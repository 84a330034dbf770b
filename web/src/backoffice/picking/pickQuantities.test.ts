import { describe, expect, it } from 'vitest';
import { isPickComplete, togglePicked, withMissing } from './pickQuantities.ts';

const line = (quantity: number, pickedQuantity: number, missingQuantity: number) => ({
  quantity,
  pickedQuantity,
  missingQuantity,
});
const marks = (pickedQuantity: number, missingQuantity: number) => ({ pickedQuantity, missingQuantity });

describe('the marks of a line', () => {
  it('are complete when each piece is in the bag or missing', () => {
    expect(isPickComplete(line(3, 2, 0))).toBe(false);
    expect(isPickComplete(line(3, 2, 1))).toBe(true);
    expect(isPickComplete(line(3, 0, 3))).toBe(true);
  });

  it('put all that is not missing into the bag at one tap, and take it out at the next', () => {
    expect(togglePicked(line(3, 0, 0))).toEqual(marks(3, 0));
    expect(togglePicked(line(3, 1, 0))).toEqual(marks(3, 0));
    expect(togglePicked(line(3, 0, 1))).toEqual(marks(2, 1));
    expect(togglePicked(line(3, 2, 1))).toEqual(marks(0, 1));
  });

  it('leave a line done when other pieces of it are missing than was thought', () => {
    expect(withMissing(line(3, 3, 0), 1)).toEqual(marks(2, 1));
    expect(withMissing(line(3, 2, 1), 2)).toEqual(marks(1, 2));
    expect(withMissing(line(3, 2, 1), 0)).toEqual(marks(3, 0));
  });

  it('leave a line open that was open, until nothing of it is left', () => {
    expect(withMissing(line(3, 0, 0), 1)).toEqual(marks(0, 1));
    expect(withMissing(line(3, 0, 1), 3)).toEqual(marks(0, 3));
    expect(withMissing(line(3, 0, 3), 0)).toEqual(marks(0, 0));
  });
});
