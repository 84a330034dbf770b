import { median } from '../driver/statistics.ts';
import type { Server } from './spawnUntilReady.ts';

const STARTS = 5;

/** The median time from a start to readiness, in milliseconds; the first start fills the compile cache and does not count. */
export async function coldStartMs(start: () => Promise<Server>): Promise<number> {
  await (await start()).stop();
  const times: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const server = await start();
    times.push(server.startMs);
    await server.stop();
  }
  return median(times);
}
