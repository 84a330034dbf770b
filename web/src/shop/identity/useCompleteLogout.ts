import { useNavigate } from 'react-router-dom';
import { resetEnvironment } from '../../relay/environment.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';

/** The prefix of all keys that the shop writes to the browser's storage. */
const OURS = 'kirana.';

/** Completes a logout: clears the store and the stored data of the person, and goes to the home page. */
export function useCompleteLogout() {
  const navigate = useNavigate();
  return (farewell: string) => {
    clearStoredData();
    resetEnvironment();
    showSuccess(farewell);
    void navigate('/');
  };
}

/** Removes the shop's data about the user who logs out from the browser's storage. */
export function clearStoredData(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter((name) => name.startsWith(OURS))) storage.removeItem(key);
    }
  } catch {
    // Storage throws in some private windows; nothing was written there.
  }
}
