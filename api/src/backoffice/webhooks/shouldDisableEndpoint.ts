const MIN_FAILURES = 20;
const MIN_FAILING_MS = 24 * 60 * 60 * 1000;

/** Whether an endpoint has failed often enough and long enough to be disabled. Both must hold: few failures on a quiet day do not count, nor many in one hour. */
export function shouldDisableEndpoint(
  { failureCount, failingSince }: { failureCount: number; failingSince: Date | null },
  now: Date,
): boolean {
  if (failingSince === null) return false;
  return failureCount >= MIN_FAILURES && now.getTime() - failingSince.getTime() >= MIN_FAILING_MS;
}
