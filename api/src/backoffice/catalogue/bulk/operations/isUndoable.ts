import type { LockedBulkOperation } from './lockBulkOperation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a bulk operation can be undone: once, and within a day. A running one can, too, and stops. */
export function isUndoable(
  { status, isUndo, createdAt }: Pick<LockedBulkOperation, 'status' | 'isUndo' | 'createdAt'>,
  now: Date,
): boolean {
  const isRightStatus = status === 'RUNNING' || status === 'DONE' || status === 'FAILED';
  return isRightStatus && !isUndo && now.getTime() - createdAt.getTime() < DAY_MS;
}
