import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startEmbeddedDatabase, restoreMarker } from '../db/embedded/embeddedDatabase.ts';
import { ensurePortIsFree } from './listen.ts';
import { openDatabase } from './openDatabase.ts';
import { loggingTo, type ProcessLog } from './createLogger.ts';
import { startProcess } from './startProcess.ts';

type Start = Parameters<typeof startProcess>[0];

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-failing-start-'));

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Starts a process that records what it logs; `exited` resolves with its exit code. */
async function run(start: Start, log?: ProcessLog) {
  vi.stubEnv('DATA_DIR', dataDir);
  const exited = Promise.withResolvers<number>();
  const program = Object.assign(new EventEmitter(), {
    stdout: new EventEmitter(),
    stderr: new EventEmitter(),
    exit: exited.resolve,
  });
  const lines: unknown[] = [];
  const record = { error: (...line: [string, unknown?]) => void lines.push(...line) };
  await startProcess(start, log ?? record, program);
  return { program, lines, exited: exited.promise };
}

/** The exit code and the lines of a start that fails. */
async function failure(start: Start): Promise<{ code: number; lines: unknown[] }> {
  const { lines, exited } = await run(start);
  return { code: await exited, lines };
}

describe('a start ends with exit code 1 and one line', () => {
  it('that names each wrong value of the configuration', async () => {
    vi.stubEnv('THROTTLE', 'maybe');
    const started = vi.fn();
    expect(await failure(started)).toEqual({ code: 1, lines: ['Configuration: THROTTLE must be on or off.'] });
    expect(started).not.toHaveBeenCalled();
  });

  it('that names the port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // an object for every TCP listener
    const line = `Port ${port} is taken: set PORT to another one.`;
    expect(await failure((config) => ensurePortIsFree({ ...config, host: '127.0.0.1', port }))).toEqual({
      code: 1,
      lines: [line],
    });
    other.close();
  });

  it('that names the database that cannot be reached, without its password', async () => {
    const databaseUrl = 'postgresql://kirana:secret@127.0.0.1:1/shop'; // a port that no program listens on
    const line = `The database at 127.0.0.1:1/shop can't be reached: connect ECONNREFUSED 127.0.0.1:1.`;
    const start: Start = async (config, shutdown) => void (await openDatabase({ ...config, databaseUrl }, shutdown));
    expect(await failure(start)).toEqual({ code: 1, lines: [line] });
  });

  it('that says how to complete a restore which did not finish', async () => {
    writeFileSync(restoreMarker(dataDir), '');
    const line = `A restore into ${dataDir} did not finish: run npm run restore again.`;
    expect(await failure(async (config) => void (await startEmbeddedDatabase(config.dataDir, 'a test')))).toEqual({
      code: 1,
      lines: [line],
    });
    rmSync(restoreMarker(dataDir));
  });

  it('that says that the disk is full', async () => {
    const start: Start = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    expect(await failure(start)).toEqual({ code: 1, lines: [`The disk that holds ${dataDir} is full.`] });
  });

  it('that is JSON in production', async () => {
    const printed: string[] = [];
    const logger = pino({}, { write: (line: string) => printed.push(line) });
    vi.stubEnv('PUBLIC_URL', 'somewhere');
    const { exited } = await run(async () => undefined, loggingTo(logger));
    expect(await exited).toBe(1);
    expect(printed.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 50, msg: expect.stringMatching(/^Configuration: PUBLIC_URL .*\.$/) }),
    ]);
  });
});

describe('a process', () => {
  it('that has a defect at its start ends with the whole error', async () => {
    const { code, lines } = await failure(() => Promise.reject(new TypeError('It has no price')));
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^TypeError: It has no price\n +at .*startProcess\.test\.ts/)]);
  });

  it('goes on after a rejection that nothing handles, and ends after an exception that nothing catches', async () => {
    const closed = vi.fn();
    const { program, lines, exited } = await run(async (_config, shutdown) => shutdown.onEnd(closed));
    const [rejection, exception] = [new Error('Rejected'), new Error('Thrown')];
    program.emit('unhandledRejection', rejection);
    expect(closed).not.toHaveBeenCalled();
    program.emit('uncaughtException', exception);
    expect(await exited).toBe(1);
    expect(closed).toHaveBeenCalledOnce();
    expect(lines).toEqual(['Unhandled rejection:', rejection, 'Uncaught exception:', exception]);
  });

  it('goes on when its terminal is closed', async () => {
    const { program } = await run(async () => undefined);
    expect(() => program.stdout.emit('error', new Error('EIO'))).not.toThrow();
    expect(() => program.stderr.emit('error', new Error('EPIPE'))).not.toThrow();
  });
});
