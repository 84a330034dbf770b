const ROUNDS = 15;

/** Half of the calls take longer. In milliseconds. */
export async function medianTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0;
}
