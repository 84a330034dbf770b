import { AsyncLocalStorage } from 'node:async_hooks';

/** Work whose reads may go to a replica. */
interface ReplicaScope {
  /** Whether a read went to the primary: those after it do, too, so that none sees less than one before. */
  isLeft: boolean;
}

const scopes = new AsyncLocalStorage<ReplicaScope>();

/** Runs work whose reads may go to a replica. */
export function runInReplicaScope<Result>(work: () => Result): Result {
  return scopes.run({ isLeft: false }, work);
}

export const isInReplicaScope = (): boolean => scopes.getStore() !== undefined;

export const hasLeftReplica = (): boolean => scopes.getStore()?.isLeft === true;

export function leaveReplica(): void {
  const scope = scopes.getStore();
  if (scope) scope.isLeft = true;
}
