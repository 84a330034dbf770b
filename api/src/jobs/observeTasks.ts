import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { Task } from 'graphile-worker';
import { DURATION_BOUNDARIES, meter } from '../platform/telemetry/meter.ts';
import type { TaskName } from './tasks.ts';

const tracer = trace.getTracer('kirana');
const duration = meter.createHistogram('kirana.job.duration', {
  description: 'Duration of the runs of jobs, by task and outcome.',
  unit: 's',
  advice: { explicitBucketBoundaries: [...DURATION_BOUNDARIES, 30, 60, 300] },
});

/** Records the duration of each run of the tasks, within a span. */
export function observeTasks(tasks: Record<TaskName, Task>): Record<TaskName, Task> {
  const observed = Object.entries(tasks).map(([name, task]) => [name, observe(name, task)]);
  return Object.fromEntries(observed) as Record<TaskName, Task>; // the same names
}

function observe(name: string, task: Task): Task {
  return (payload, helpers) =>
    tracer.startActiveSpan(`job ${name}`, { root: true }, async (span) => {
      const startedAt = performance.now();
      let outcome = 'failed';
      try {
        const result = await task(payload, helpers);
        outcome = 'succeeded';
        return result;
      } finally {
        if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
        duration.record((performance.now() - startedAt) / 1000, {
          'kirana.job.task': name,
          'kirana.job.outcome': outcome,
        });
        span.end();
      }
    });
}
