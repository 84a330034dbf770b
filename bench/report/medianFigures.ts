import { median } from '../driver/statistics.ts';
import type { Figures } from './results.ts';

/** The median of each figure. */
export function medianFigures(repetitions: readonly Figures[]): Figures {
  const of = (figure: keyof Figures) => median(repetitions.map((each) => each[figure] ?? NaN));
  const orNull = (figure: keyof Figures) => (repetitions.every((each) => each[figure] !== null) ? of(figure) : null);
  return {
    unitsPerSecond: of('unitsPerSecond'),
    unitP50: of('unitP50'),
    unitP99: of('unitP99'),
    requestP50: of('requestP50'),
    requestP99: of('requestP99'),
    kilobytes: of('kilobytes'),
    serverCpuMs: orNull('serverCpuMs'),
    databaseCpuMs: orNull('databaseCpuMs'),
  };
}
