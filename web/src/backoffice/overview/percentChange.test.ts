import { describe, expect, it } from 'vitest';
import { percentChange } from './OverviewPage.tsx';

describe('percentChange', () => {
  it('returns a rise and a fall in whole percent, with a sign', () => {
    expect(percentChange(112, 100)).toEqual({ kind: 'more', percent: '+12%' });
    expect(percentChange(1, 3)).toEqual({ kind: 'less', percent: '−67%' });
    expect(percentChange(0, 3)).toEqual({ kind: 'less', percent: '−100%' });
  });

  it('treats less than half a percent as no change', () => {
    expect(percentChange(1004, 1000)).toEqual({ kind: 'same' });
  });

  it('returns no percentage when the earlier figure is 0', () => {
    expect(percentChange(5, 0)).toEqual({ kind: 'new' });
    expect(percentChange(0, 0)).toEqual({ kind: 'new' });
  });
});
