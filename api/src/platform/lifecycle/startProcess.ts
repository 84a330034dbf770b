import { loadConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { explainFailure } from './explainFailure.ts';
import { terminalLog } from './processLog.ts';
import { handleShutdownSignals } from './shutdown.ts';
import type { EndingProcess, Shutdown } from './shutdown.ts';

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
