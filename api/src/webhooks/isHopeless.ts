const LEAST_FAILURES = 20;
const LEAST_TIME_MS = 24 * 60 * 60 * 1000;

/** Whether an endpoint has failed for so long that nothing is sent to it any more: often, so that a quiet day is no reason, and long, so that a bad hour is none. */
export function isHopeless(
  { failureCount, failingSince }: { failureCount: number; failingSince: Date | null },
  now: Date,
): boolean {
  if (failingSince === null) return false;
  return failureCount >= LEAST_FAILURES && now.getTime() - failingSince.getTime() >= LEAST_TIME_MS;
}
