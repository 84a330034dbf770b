import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createLogger } from './createLogger.ts';
import type { Shutdown } from './shutdown.ts';

/** The logger of a process. Where a reporter is configured, it gets the errors of the log, and the one that ends the process. */
export async function openLogger(config: Config, shutdown: Shutdown): Promise<Logger> {
  if (config.sentryDsn === null) return createLogger(config);
  const { createErrorReporter } = await import('./createErrorReporter.ts');
  const reporter = createErrorReporter(config.sentryDsn, config.environment);
  process.on('uncaughtExceptionMonitor', reporter.report);
  shutdown.onEnd(reporter.close);
  return createLogger(config, { report: reporter.report });
}
