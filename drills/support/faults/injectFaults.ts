import { setTimeout as pause } from 'node:timers/promises';
import type { AttemptLog, Availability } from './attemptLog.ts';
import { startShoppers, type Crowd, type Takings } from './startShoppers.ts';
import { startShopUnderTest, type ShopUnderTest } from './startShopUnderTest.ts';
import { FAULTS } from './faults.ts';

/** A request that a fault holds up fails within this time, by the shop's own timeouts. */
const SLOWEST_FAILURE_MS = 3500;

export interface FaultInjectionOptions extends Crowd {
  /** How long each fault lasts. */
  outageMs: number;
  /** The time without a fault after each. */
  calmMs: number;
  report?(fault: FaultResult): void;
}

/** The availability from the begin of a fault to the end of the calm after it. */
export interface FaultResult extends Availability {
  name: string;
}

export interface FaultInjectionResult extends Takings {
  /** Of the whole run. */
  availability: Availability;
  faults: FaultResult[];
}

/** Lets shoppers order on several machines while one part after another fails, and audits the shop at the end. */
export async function injectFaults(options: FaultInjectionOptions): Promise<FaultInjectionResult> {
  const shop = await startShopUnderTest();
  try {
    const { log, end } = await startShoppers(shop, options);
    const start = performance.now();
    await pause(options.calmMs);
    const faults = await strikeAll(shop, log, options);
    const availability = log.since(start);
    return { ...(await end()), availability, faults };
  } finally {
    await shop.close();
  }
}

/** A disk that is the machine's own is not filled. */
async function strikeAll(shop: ShopUnderTest, log: AttemptLog, options: FaultInjectionOptions): Promise<FaultResult[]> {
  const results: FaultResult[] = [];
  for (const { name, needsLimitedDisk, needsCalm, strike } of FAULTS) {
    if (needsLimitedDisk && !shop.disk.isLimited) continue;
    if (needsCalm) await untilCalm(log);
    const moment = performance.now();
    await strike(shop, options.outageMs);
    await pause(options.calmMs);
    const result = { name, ...log.since(moment) };
    results.push(result);
    options.report?.(result);
  }
  return results;
}

/** Waits until all requests have been answered for a while. */
async function untilCalm(log: AttemptLog): Promise<void> {
  let failures: object;
  do {
    const moment = performance.now();
    await pause(SLOWEST_FAILURE_MS);
    ({ failures } = log.since(moment));
  } while (Object.keys(failures).length > 0);
}
