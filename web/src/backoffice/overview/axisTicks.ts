const STEPS = 3;
const ROUND = [1, 2, 5];

/**
 * The ticks of a chart's value axis: always four, in equal round steps, with 0 and all values between them, so that charts below each
 * other have the same lines. A step has at least the size of `unit`.
 */
export function axisTicks(values: readonly number[], unit = 1): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = findStep(low, high, unit);
  const first = Math.floor(low / step);
  return Array.from({ length: STEPS + 1 }, (_, index) => (first + index) * step);
}

/** The smallest round step with at most three intervals. */
function findStep(low: number, high: number, unit: number): number {
  for (let power = unit; ; power *= 10) {
    const step = ROUND.map((factor) => factor * power).find(
      (size) => Math.ceil(high / size) - Math.floor(low / size) <= STEPS,
    );
    if (step !== undefined) return step;
  }
}
