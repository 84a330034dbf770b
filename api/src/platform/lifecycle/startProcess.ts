import { statfsSync } from 'node:fs';
import { inspect } from 'node:util';
import { loadConfig, type Config } from '../config/config.ts';
import { terminalLog } from './createLogger.ts';
import { handleShutdownSignals, type EndingProcess, type Shutdown } from './shutdown.ts';
import { StartupError } from '../config/startupError.ts';
import { sourceStack } from './sourceStack.ts';

/** The codes and messages of a full disk; for a partial write PostgreSQL reports only a hint. */
const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|Check free disk space|\b53100\b/;
const MIN_FREE_BYTES = 1_000_000;

/** The text for the operator when the start fails: one line for an expected failure, the whole error for a defect of the program. */
export function explainFailure(error: unknown, directory: string): string {
  if (DISK_FULL.test(inspect(error, { depth: 8 })) || isFull(directory)) {
    return `The disk that holds ${directory} is full.`;
  }
  if (error instanceof StartupError) return error.message;
  const { code, path } = error as { code?: string; path?: string };
  if (code && ['EACCES', 'EPERM', 'EROFS'].includes(code)) return `No permission to write ${path ?? directory}.`;
  return sourceStack(inspect(error));
}

/** Checks the disk itself, because a database may end on a full disk without reporting it. */
function isFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/** What `startProcess` needs of the process that it runs. */
interface RunningProcess extends EndingProcess {
  stdout: NodeJS.EventEmitter;
  stderr: NodeJS.EventEmitter;
  on(event: string, listener: (reason: unknown) => void): unknown;
}

/** Runs `start`. A failure ends the process with one clear line in `log` and exit code 1. */
export async function startProcess(
  start: (config: Config, shutdown: Shutdown) => Promise<void>,
  log = terminalLog,
  program: RunningProcess = process,
): Promise<void> {
  const shutdown = handleShutdownSignals(log, { program });
  let dataDir = '.';
  for (const stream of [program.stdout, program.stderr]) stream.on('error', () => undefined); // a closed terminal
  program.on('unhandledRejection', (error) => log.error('Unhandled rejection:', error));
  program.on('uncaughtException', (error) => {
    log.error('Uncaught exception:', error);
    shutdown.end(1);
  });
  try {
    const config = loadConfig();
    dataDir = config.dataDir;
    await start(config, shutdown);
  } catch (error) {
    shutdown.end(1, explainFailure(error, dataDir));
  }
}
