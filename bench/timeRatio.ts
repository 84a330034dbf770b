const ROUNDS = 15;

/** The ratio of the median durations of `one` and `other`. They run in turns, so that a busy machine slows both. */
export async function timeRatio(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await timeOf(one));
    times[1].push(await timeOf(other));
  }
  return median(times[0]) / median(times[1]);
}

/** The duration in milliseconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(times: number[]): number {
  return times.sort((left, right) => left - right)[Math.floor(times.length / 2)] ?? NaN;
}
