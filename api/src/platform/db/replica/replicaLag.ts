/** How long a replica has not replayed what its primary has written, by positions of both; an idle primary makes no lag. */
export interface ReplicaLag {
  /** In milliseconds at the last observation. */
  readonly lagMs: number;
  observe(positions: { written: bigint; replayed: bigint }, now: number): void;
}

export function createReplicaLag(): ReplicaLag {
  let pending: { written: bigint; at: number }[] = [];
  let lagMs = 0;
  return {
    get lagMs() {
      return lagMs;
    },
    observe({ written, replayed }, now) {
      const last = pending.at(-1);
      if (last?.written !== written) pending.push({ written, at: now });
      pending = pending.filter((sample) => sample.written > replayed);
      lagMs = pending[0] ? now - pending[0].at : 0;
    },
  };
}
