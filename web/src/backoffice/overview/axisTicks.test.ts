import { describe, expect, it } from 'vitest';
import { axisTicks } from './ColumnCharts.tsx';

describe('axisTicks', () => {
  it.each([
    { of: 'small counts', values: [1, 2], ticks: [0, 1, 2, 3] },
    { of: 'larger counts', values: [4, 41], ticks: [0, 20, 40, 60] },
    { of: 'paise in steps of rupees', values: [120_050, 4_000], unit: 100, ticks: [0, 50_000, 100_000, 150_000] },
    { of: 'nothing', values: [0, 0], unit: 100, ticks: [0, 100, 200, 300] },
    { of: 'refunds beside sales', values: [-300, 1500], unit: 100, ticks: [-1000, 0, 1000, 2000] },
    { of: 'refunds alone', values: [-250], unit: 100, ticks: [-300, -200, -100, 0] },
  ])('are four round steps with 0 for $of', ({ values, unit, ticks }) => {
    expect(axisTicks(values, unit)).toEqual(ticks);
  });
});
