import type { Options } from '../options.ts';
import { medianFigures } from '../report/medianFigures.ts';
import type { Figures, VariantResult, WorkloadResult } from '../report/results.ts';
import type { Workload } from '../workloads/workload.ts';
import { measureRun } from './measureRun.ts';
import type { Targets } from './targets.ts';

export interface MeasureContext {
  targets: Targets;
  options: Options;
  /** The variant that a variant's ratio compares it with; null for none. */
  baselineOf(variant: string): string | null;
}

/** Measures all variants of a workload in turns, so that a change in machine speed affects all of them. */
export async function measureWorkload(workload: Workload, context: MeasureContext): Promise<WorkloadResult> {
  const names = Object.keys(workload.variants);
  const measured = new Map<string, Figures[]>(names.map((name) => [name, []]));
  for (let repetition = 0; repetition < context.options.repetitions; repetition += 1) {
    for (const name of names) measured.get(name)?.push(await measureRun(workload, name, context));
  }
  const medians = new Map([...measured].map(([name, repetitions]) => [name, medianFigures(repetitions)]));
  const variants = [...measured].map(([name, repetitions]): [string, VariantResult] => {
    const median = medianFigures(repetitions);
    const baseline = medians.get(context.baselineOf(name) ?? '');
    const ratio = baseline ? median.unitsPerSecond / baseline.unitsPerSecond : null;
    return [name, { median, repetitions, statements: null, ratio }];
  });
  return { unit: workload.unit, variants: Object.fromEntries(variants) };
}
