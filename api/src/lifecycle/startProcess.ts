import { loadConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { explainFailure } from './explainFailure.ts';
import { terminalLog } from './processLog.ts';
import { handleShutdownSignals } from './shutdown.ts';
import type { Shutdown } from './shutdown.ts';

/** Runs `start`. A failure ends the process with one clear line in `log` and exit code 1. */
export async function startProcess(
  start: (config: Config, shutdown: Shutdown) => Promise<void>,
  log = terminalLog,
): Promise<void> {
  const shutdown = handleShutdownSignals(log);
  let dataDir = '.';
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined); // a closed terminal
  process.on('unhandledRejection', (error) => log.error('Unhandled rejection:', error));
  process.on('uncaughtException', (error) => {
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
