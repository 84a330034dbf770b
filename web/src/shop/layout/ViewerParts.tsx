import type { Dispatch, SetStateAction } from 'react';
import { PendingAdd } from '../cart/pendingAdd/PendingAdd.tsx';
import type { InsertedRow } from '../catalogue/home/insertedRow.ts';
import { OrderAgain } from '../catalogue/orderAgain/OrderAgain.tsx';

/** What the layout has for those who are signed in alone, and shows nothing of its own. */
export function ViewerParts({ setRow }: { setRow: Dispatch<SetStateAction<InsertedRow | undefined>> }) {
  return (
    <>
      <PendingAdd isSignedIn />
      <OrderAgain setRow={setRow} />
    </>
  );
}
