import { meter } from '../telemetry/meter.ts';

const userErrors = meter.createCounter('kirana.user_errors', {
  description: 'Errors of result unions by type, such as OutOfStockError.',
  unit: '{error}',
});

/** Counts an error that a result union names. */
export function countUserError(error: Error): void {
  userErrors.add(1, { 'error.type': error.name });
}
