import { loadConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { explainFailure } from './explainFailure.ts';
import { handleShutdownSignals } from './shutdown.ts';
import type { Shutdown } from './shutdown.ts';

/** Runs `start`. A failure ends the process with one clear line and exit code 1. */
export async function startProcess(start: (config: Config, shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = handleShutdownSignals();
  let dataDir = '.';
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined); // a closed terminal
  process.on('unhandledRejection', (error) => console.error('Unhandled rejection:', error));
  process.on('uncaughtException', (error) => {
    console.error('Uncaught exception:', error);
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
