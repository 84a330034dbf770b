import { loadConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { explainFailure } from './startFailure.ts';
import { prepareShutdown } from './shutdown.ts';
import type { Shutdown } from './shutdown.ts';

/** Runs `start` so that it ends in a running process, or in one clear line and exit code 1. */
export async function startProcess(start: (config: Config, shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = prepareShutdown();
  let dataDir = '.';
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined); // a closed terminal
  process.on('unhandledRejection', (error) => console.error('Nobody handled this failure:', error));
  process.on('uncaughtException', (error) => {
    console.error('Nobody caught this error:', error);
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
