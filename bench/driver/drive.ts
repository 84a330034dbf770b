import autocannon from 'autocannon';
import type { Script, Step } from '../workloads/workload.ts';
import { percentile } from './statistics.ts';
import { assertPlausible, readAnswer } from './send.ts';

/** Of the answers that need not be read, each 50th is. */
const READ_EACH = 50;
const SAMPLE_MS = 50; // autocannon ends a run at the end of a sample
const MAX_SECONDS = 120;

/** The measurements of one run. */
export interface Drive {
  units: number;
  unitsPerSecond: number;
  /** Milliseconds from the first request of a unit to its last answer. */
  unitP50: number;
  unitP99: number;
  /** Milliseconds of single requests. */
  requestP50: number;
  requestP99: number;
  /** Bytes of the bodies of one unit. */
  bytesPerUnit: number;
}

export interface DriveOptions {
  url: string;
  connections: number;
  seconds: number;
  /** The run lasts until this many units are complete. */
  minUnits: number;
}

/** The state shared by a run's connections. */
interface Tally {
  /** When the connections were opened. */
  begun: number;
  requests: number;
  requestTimes: number[];
  unitTimes: number[];
  /** Of the answers that were read. */
  bytes: number;
  answersRead: number;
  failure: Error | null;
}

/** Sends the units of the script by all connections at once, each one unit after another. @throws when an answer is wrong */
export async function drive(script: Script, { url, connections, seconds, minUnits }: DriveOptions): Promise<Drive> {
  const scripts = await Promise.all(Array.from({ length: connections }, (_each, connection) => script(connection)));
  const tally: Tally = {
    begun: performance.now(),
    requests: 0,
    requestTimes: [],
    unitTimes: [],
    bytes: 0,
    answersRead: 0,
    failure: null,
  };
  let connection = 0;
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        duration: MAX_SECONDS,
        timeout: MAX_SECONDS,
        sampleInt: SAMPLE_MS,
        setupClient: (client) => {
          client.setRequests(requestsOf(scripts[connection++] ?? [], tally, () => run.stop()));
        },
      },
      (error?: Error | null) => {
        clearInterval(clock);
        if (error) reject(error);
        else resolve();
      },
    );
    const clock = setInterval(() => {
      const isOver = performance.now() - tally.begun >= seconds * 1000;
      if (isOver && tally.unitTimes.length >= minUnits) run.stop();
    }, SAMPLE_MS);
    run.on('start', () => (tally.begun = performance.now())); // building the requests takes time
    run.on('response', (...[, , , responseTime]) => tally.requestTimes.push(responseTime));
    run.on('reqError', (error: Error) => {
      tally.failure ??= error;
      run.stop();
    });
  });
  const elapsed = (performance.now() - tally.begun) / 1000;
  if (tally.failure) throw tally.failure;
  const units = tally.unitTimes.length;
  if (units === 0) throw new Error(`No unit was completed in ${MAX_SECONDS} seconds`);
  return {
    units,
    unitsPerSecond: units / elapsed,
    unitP50: percentile(tally.unitTimes, 0.5),
    unitP99: percentile(tally.unitTimes, 0.99),
    requestP50: percentile(tally.requestTimes, 0.5),
    requestP99: percentile(tally.requestTimes, 0.99),
    bytesPerUnit: (tally.bytes / tally.answersRead) * (tally.requests / units),
  };
}

/** The requests of one connection, which autocannon repeats. */
function requestsOf(units: readonly (readonly Step[])[], tally: Tally, stop: () => void): autocannon.Request[] {
  let begun: number | undefined;
  const onAnswer = (step: Step, isLast: boolean) => (status: number, body: string) => {
    try {
      tally.requests += 1;
      if (step.isAlwaysRead || tally.requests % READ_EACH === 1) {
        readAnswer(step, { status, body });
        tally.bytes += Buffer.byteLength(body);
        tally.answersRead += 1;
      } else {
        assertPlausible(step, { status, body });
      }
      if (!isLast) return;
      const now = performance.now();
      tally.unitTimes.push(now - (begun ?? tally.begun));
      begun = now; // the next unit begins at once
    } catch (error) {
      tally.failure ??= error as Error; // `read` throws errors only
      stop();
    }
  };
  return units.flatMap((unit) =>
    unit.map((step, index) => {
      const { request } = step;
      const onResponse = onAnswer(step, index === unit.length - 1);
      if (typeof request !== 'function') return { ...request, onResponse };
      return { setupRequest: (defaults: autocannon.Request) => ({ ...defaults, ...request() }), onResponse };
    }),
  );
}
