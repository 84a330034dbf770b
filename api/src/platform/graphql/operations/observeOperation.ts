import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { ExecutionResult } from 'graphql';
import { DURATION_BOUNDARIES, meter } from '../../telemetry/meter.ts';
import { getTelemetry } from '../../telemetry/telemetry.ts';
import { maskError } from '../maskError.ts';
import type { Operation } from './operationOf.ts';

const tracer = trace.getTracer('kirana');
const duration = meter.createHistogram('kirana.graphql.operation.duration', {
  description: 'Duration of GraphQL operations by name and type, and by the code of the first error.',
  unit: 's',
  advice: { explicitBucketBoundaries: DURATION_BOUNDARIES },
});

/** Executes an operation within a span, and records its duration. */
export async function observeOperation<Result>(
  { name, type }: Operation,
  execute: () => Result | Promise<Result>,
): Promise<Result> {
  if (!getTelemetry()) return execute();
  const attributes = { 'graphql.operation.name': name, 'graphql.operation.type': type };
  return tracer.startActiveSpan(`${type} ${name}`, { attributes }, async (span) => {
    const startedAt = performance.now();
    let errorType: string | null = 'INTERNAL_SERVER_ERROR';
    try {
      const result = await execute();
      errorType = errorTypeOf(result);
      return result;
    } finally {
      const failure = errorType === null ? {} : { 'error.type': errorType };
      if (errorType !== null) span.setAttributes(failure).setStatus({ code: SpanStatusCode.ERROR });
      duration.record((performance.now() - startedAt) / 1000, { ...attributes, ...failure });
      span.end();
    }
  });
}

/** The code that the caller reads of the first error; null without an error, also for a cached response. */
function errorTypeOf(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('errors' in result)) return null;
  const [error] = (result as ExecutionResult).errors ?? []; // graphql's result
  return error ? String(maskError(error, () => undefined).extensions['code']) : null;
}
