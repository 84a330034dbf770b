import { ChevronDown } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import styles from './AddressButton.module.css';
import type { AddressSheetProps } from './AddressSheet.tsx';
import { NO_ADDRESS, useGuestSummary } from './guestSummary.ts';
import { UnservedPincodeContext } from './unservedPincode.ts';
import { useShopIdentity } from '../../../ui/shopIdentity.ts';

const importSheet = () => import('./AddressSheet.tsx');

/** The promise of the header above the address that it is for; a press opens the sheet that changes the address. */
export function AddressButton({ children }: { children: ReactNode }) {
  const { promise } = useShopIdentity();
  const [unserved, setUnserved] = useState<string | null>(null);
  const [sheet, setSheet] = useState<{ Sheet: ComponentType<AddressSheetProps>; isOpen: boolean } | null>(null);

  const served = promise === null ? 'Deliver to' : `Delivery ${promise}`;

  const open = () => {
    importSheet().then(
      ({ AddressSheet }) => setSheet({ Sheet: AddressSheet, isOpen: true }),
      (error: unknown) => showError(toErrorMessage(error)),
    );
  };

  return (
    <div className={styles.box}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={() => void importSheet().catch(() => undefined)}
        onClick={open}
      >
        <span className={styles.promise} data-unserved={unserved}>
          {unserved === null ? served : `We don’t deliver to ${unserved} yet`}
        </span>{' '}
        <span className={styles.address}>
          <span className={styles.line}>
            <UnservedPincodeContext value={setUnserved}>{children}</UnservedPincodeContext>
          </span>
          <ChevronDown size={14} />
        </span>
      </button>
      {sheet !== null && <sheet.Sheet isOpen={sheet.isOpen} onClose={() => setSheet({ ...sheet, isOpen: false })} />}
    </div>
  );
}

/** The address that a visitor entered, in one line. */
export function GuestAddressLine() {
  return useGuestSummary() ?? NO_ADDRESS;
}
