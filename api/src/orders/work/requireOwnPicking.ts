import type { Transaction } from '../../db/client.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import type { LockedOrder } from '../lockOrder.ts';
import { AlreadyTakenError, WrongStateError } from './workErrors.ts';
import { workerName } from './workers.ts';

/** An order that is being packed is its picker's alone, but for admins. @throws WrongStateError, AlreadyTakenError */
export async function requireOwnPicking(
  tx: Transaction,
  { status, pickerId }: LockedOrder,
  viewer: Viewer,
): Promise<void> {
  if (status !== 'PICKING') throw new WrongStateError(status);
  if (viewer.role === 'ADMIN' || pickerId === viewer.userId) return;
  if (pickerId === null) throw new WrongStateError(status, 'Nobody packs this order yet: start with it first');
  throw new AlreadyTakenError(await workerName(tx, pickerId));
}
