import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProofClock } from '../events/databaseChanges.ts';
import type { Config } from '../config/config.ts';
import type { RedisConnection } from '../db/connectRedis.ts';

/** How long a result counts, so that many probes cost no more than one. */
const CACHE_MS = 1000;
/** A check that takes longer has failed. */
const PROCESS_CLOCK: ProofClock = { now: () => performance.now(), timeoutMs: 2000 };

/** What a check found wrong. The shop works with a warning, and does not with a failure. */
export interface Problem {
  status: 'warn' | 'fail';
  /** One sentence for the operator; it is public. */
  output: string;
}

/** One condition of readiness. */
export interface Check {
  /** Null: all is well. */
  run(): Promise<Problem | null>;
  /** The output when `run` throws or takes too long. */
  failure: string;
}

/** A check's result as in https://datatracker.ietf.org/doc/html/draft-inadarei-api-health-check-06. */
export interface CheckResult {
  status: 'pass' | Problem['status'];
  output?: string;
  /** When it was checked, in ISO 8601. */
  time: string;
}

/** Whether the process can serve requests. */
export interface Readiness {
  /** The output of the first check that fails; null when none does. */
  failure: string | null;
  checks: Record<string, [CheckResult]>;
}

/** Runs the checks together, at most once a second. `report` gets a line when a check begins to fail, and one when it passes again. */
export function createReadiness(
  checks: Record<string, Check>,
  report: (line: string) => void,
  clock: ProofClock = PROCESS_CLOCK,
): () => Promise<Readiness> {
  const failing = new Set<string>();
  let checkedAt = -Infinity;
  let latest: Promise<Readiness> | null = null;

  function reportChange(name: string, { status, output = '' }: CheckResult): void {
    if ((status === 'fail') === failing.has(name)) return;
    if (failing.delete(name)) return report(`The health check passes again: ${name}`);
    failing.add(name);
    report(`The health check fails: ${name}. ${output}`);
  }

  async function checkAll(): Promise<Readiness> {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await resultOf(check, clock.timeoutMs)] as const),
    );
    for (const [name, result] of entries) reportChange(name, result);
    return {
      failure: entries.find(([, { status }]) => status === 'fail')?.[1].output ?? null,
      checks: Object.fromEntries(entries.map(([name, result]) => [name, [result]])),
    };
  }

  return () => {
    const now = clock.now();
    if (latest && now - checkedAt < CACHE_MS) return latest;
    checkedAt = now;
    return (latest = checkAll());
  };
}

async function resultOf({ run, failure }: Check, timeoutMs: number): Promise<CheckResult> {
  const problem = await Promise.race([run(), afterTimeout(timeoutMs)]).catch((): Problem => ({
    status: 'fail',
    output: failure,
  }));
  return { status: 'pass', ...problem, time: new Date().toISOString() };
}

function afterTimeout(timeoutMs: number): Promise<never> {
  return new Promise((_resolve, reject) => void setTimeout(reject, timeoutMs, new Error('timeout')).unref());
}

/** Less free space is a full disk: one upload with its widths, or a segment of PostgreSQL's log, takes as much. */
const MIN_FREE_BYTES = 32 * 1_048_576;
/** A quota or a disk that has become read-only shows only in a write. */
const WRITTEN = Buffer.alloc(4096);

/** Reads the free space of the disk of a folder. */
type ReadSpace = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/** Whether this process can write into DATA_DIR; null where it has nothing to write. */
export function checkDisk(config: Config, readSpace: ReadSpace = statfs): Check | null {
  const { databaseUrl, cloudinaryUrl, smtpUrl, jobs, dataDir } = config;
  // The embedded database, pictures, or mails without a mail server are stored there.
  if (databaseUrl !== null && cloudinaryUrl !== null && !(jobs && smtpUrl === null)) return null;
  const file = path.join(dataDir, `.health-${process.pid}`);
  return {
    failure: 'The folder of DATA_DIR cannot be written.',
    async run() {
      await mkdir(dataDir, { recursive: true });
      const { bavail, bsize } = await readSpace(dataDir);
      if (bavail * bsize < MIN_FREE_BYTES) return { status: 'fail', output: 'The disk of DATA_DIR is full.' };
      await writeFile(file, WRITTEN).finally(() => rm(file, { force: true }));
      return null;
    },
  };
}

/** Whether Redis answers; the shop works without it. */
export function checkRedis({ downSince }: RedisConnection): Check {
  return {
    failure: 'Redis could not be checked.',
    async run() {
      const since = downSince();
      if (since === null) return null;
      const output = `Redis has not answered since ${since.toISOString()}: each process counts its own requests.`;
      return { status: 'warn', output };
    },
  };
}
