import { pino, type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config/config.ts';
import { createOutageFilter } from './createOutageFilter.ts';

/** Fields with credentials, which no log line shows. */
const REDACTED = ['authorization', 'cookie', 'password', 'secret'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.headers.${name}`,
]);

/** The logger of a process, for its server and its job worker: JSON lines in production, lines for people elsewhere. */
export function createLogger({ environment, logLevel }: Pick<Config, 'environment' | 'logLevel'>): Logger {
  const isRepeated = createOutageFilter();
  const options: LoggerOptions = {
    level: logLevel,
    redact: REDACTED,
    hooks: {
      logMethod(line, log) {
        if (!isRepeated(line[0])) log.apply(this, line);
      },
    },
  };
  if (environment === 'production') return pino(options);
  return pino(options, pretty({ ignore: 'pid,hostname,reqId', translateTime: 'SYS:HH:MM:ss', sync: true }));
}
