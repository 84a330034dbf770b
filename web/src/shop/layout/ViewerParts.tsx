import type { Dispatch, SetStateAction } from 'react';
import { PendingAdd } from '../cart/pendingAdd/PendingAdd.tsx';
import type { InsertedRow } from '../catalogue/home/CategoryRows.tsx';
import { OrderAgain } from '../catalogue/orderAgain/OrderAgain.tsx';

/** The layout's invisible parts for signed-in users. */
export function ViewerParts({ setRow }: { setRow: Dispatch<SetStateAction<InsertedRow | undefined>> }) {
  return (
    <>
      <PendingAdd isSignedIn />
      <OrderAgain setRow={setRow} />
    </>
  );
}
