/** How the requests of a time went. */
export interface Availability {
  /** Requests and their repetitions. */
  attempts: number;
  /** The numbers of those that ended with 5xx, by the status, or in a broken connection, by its code. */
  failures: Record<string, number>;
  /** The share of attempts that were answered, in percent. */
  percent: number;
  /** The longest time in which no attempt was answered, in milliseconds. */
  longestOutageMs: number;
}

/** The attempts of all clients of a run. */
export interface AttemptLog {
  /** `failure` is null for an attempt that was answered. */
  record(failure: string | null): void;
  /** The attempts that ended since a moment of `performance.now()`. */
  since(moment: number): Availability;
}

export function createAttemptLog(): AttemptLog {
  const attempts: { at: number; failure: string | null }[] = [];
  return {
    record: (failure) => void attempts.push({ at: performance.now(), failure }),
    since(moment) {
      const ended = attempts.filter(({ at }) => at >= moment);
      const answers = ended.filter(({ failure }) => failure === null).map(({ at }) => at);
      const moments = [moment, ...answers, performance.now()];
      const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? at));
      return {
        attempts: ended.length,
        failures: countByName(ended.flatMap(({ failure }) => failure ?? [])),
        percent: ended.length === 0 ? 100 : (100 * answers.length) / ended.length,
        longestOutageMs: Math.round(Math.max(...gaps)),
      };
    },
  };
}

function countByName(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, { length }]) => [name, length]));
}
