import { createRequire } from 'node:module';
import { trace } from '@opentelemetry/api';
import { pino, type DestinationStream, type Logger, type LoggerOptions, type SerializedError } from 'pino';
import type PinoPretty from 'pino-pretty';
import type { Config } from '../config/config.ts';
import { currentRequestId } from '../core/requestId.ts';
import { databaseFailureOf, type DatabaseFailure } from '../db/databaseFailure.ts';
import type { Shutdown } from './shutdown.ts';
import { sourceStack } from './sourceStack.ts';
import { isProductionProcess } from '../config/environment.ts';

const QUIET_MS = 60_000;

/** Fields with credentials, which no log line shows. */
const REDACTED = ['authorization', 'cookie', 'password', 'secret'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.headers.${name}`,
]);

const ERROR_LEVEL = pino.levels.values['error'] ?? Infinity;

interface LoggerDependencies {
  /** Default: standard output. */
  destination?: DestinationStream;
  /** Is called with each error that is logged as one. */
  report?: ((error: unknown) => void) | undefined;
}

/** The logger of a process, for its server and its job worker: JSON lines in production, lines for people elsewhere. */
export function createLogger(
  { environment, logLevel }: Pick<Config, 'environment' | 'logLevel'>,
  { destination, report }: LoggerDependencies = {},
): Logger {
  const isRepeated = createOutageFilter();
  const options: LoggerOptions = {
    level: logLevel,
    redact: REDACTED,
    serializers: { err: pino.stdSerializers.wrapErrorSerializer(withSourceStack) },
    mixin: contextOf,
    hooks: {
      logMethod(line, log, level) {
        const [fields] = line as unknown[]; // pino's own type has texts alone
        if (isRepeated(fields)) return;
        if (level >= ERROR_LEVEL && isAboutError(fields)) report?.(fields.err);
        log.apply(this, line);
      },
    },
  };
  if (environment === 'production') return destination ? pino(options, destination) : pino(options);
  const pretty = createRequire(import.meta.url)('pino-pretty') as typeof PinoPretty;
  return pino(options, pretty({ ignore: 'pid,hostname,requestId', translateTime: 'SYS:HH:MM:ss', sync: true }));
}

function withSourceStack(error: SerializedError): SerializedError {
  error.stack = sourceStack(error.stack);
  return error;
}

/** What each line tells of where it comes from: the id of the request, and the trace when there is one. */
function contextOf(): object {
  const requestId = currentRequestId();
  const span = trace.getActiveSpan()?.spanContext();
  return {
    ...(requestId !== null && { requestId }),
    ...(span && { trace_id: span.traceId, span_id: span.spanId }), // the names that OpenTelemetry gives them in logs
  };
}

function isAboutError(fields: unknown): fields is { err: unknown } {
  return typeof fields === 'object' && fields !== null && 'err' in fields;
}

/**
 * Finds log lines about a failure of the database of which another line told within the last minute: while the database is away, each
 * request and job reports the same. `fields` is what the line is about.
 */
export function createOutageFilter(now: () => number = () => performance.now()): (fields: unknown) => boolean {
  const toldAt: Record<DatabaseFailure, number> = { lost: -Infinity, busy: -Infinity };
  return (fields) => {
    const failure = databaseFailureOf(errorIn(fields));
    if (!failure) return false;
    if (now() - toldAt[failure] < QUIET_MS) return true;
    toldAt[failure] = now();
    return false;
  };
}

/** A resolver's error is the cause of GraphQL's. */
function errorIn(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return null;
  const { err } = fields;
  return (err as { originalError?: unknown } | null)?.originalError ?? err;
}

/** The logger of a process. Where a reporter is configured, it gets the errors of the log, and the one that ends the process. */
export async function openLogger(config: Config, shutdown: Shutdown): Promise<Logger> {
  if (config.sentryDsn === null) return createLogger(config);
  const { createErrorReporter } = await import('./createErrorReporter.ts');
  const reporter = createErrorReporter(config.sentryDsn, config.environment);
  process.on('uncaughtExceptionMonitor', reporter.report);
  shutdown.onEnd(reporter.close);
  return createLogger(config, { report: reporter.report });
}

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
