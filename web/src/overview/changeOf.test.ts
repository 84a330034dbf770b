import { describe, expect, it } from 'vitest';
import { changeOf } from './changeOf.ts';

describe('changeOf', () => {
  it('tells a rise and a fall in whole percent, with their signs', () => {
    expect(changeOf(112, 100)).toEqual({ kind: 'more', percent: '+12%' });
    expect(changeOf(1, 3)).toEqual({ kind: 'less', percent: '−67%' });
    expect(changeOf(0, 3)).toEqual({ kind: 'less', percent: '−100%' });
  });

  it('takes less than half a percent for the same', () => {
    expect(changeOf(1004, 1000)).toEqual({ kind: 'same' });
  });

  it('has nothing to compare with where there was nothing', () => {
    expect(changeOf(5, 0)).toEqual({ kind: 'new' });
    expect(changeOf(0, 0)).toEqual({ kind: 'new' });
  });
});
