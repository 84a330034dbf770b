import { pino, type Logger } from 'pino';
import { isProductionProcess } from '../config/processEnvironment.ts';

/** Where a process says what its operator has to know of its start, its end and its defects. */
export interface ProcessLog {
  error(text: string, error?: unknown): void;
}

/** Lines for the person who started the process, on standard error. */
export const terminalLog: ProcessLog = {
  error: (text, error) => console.error(...(error === undefined ? [text] : [text, error])),
};

/** Lines for people, or in production JSON lines like those of requests and jobs, for programs that read the log. */
export function serviceLog(): ProcessLog {
  if (!isProductionProcess()) return terminalLog;
  const logger = pino();
  process.removeAllListeners('warning'); // Node.js prints them as text
  process.on('warning', (warning) => logger.warn({ err: warning }, warning.message));
  return loggingTo(logger);
}

/** Lines of a logger. */
export function loggingTo(logger: Logger): ProcessLog {
  return { error: (text, error) => logger.error({ err: error }, text) };
}
