import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { resetEnvironment } from '../../relay/environment.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { clearStoredData } from './clearStoredData.ts';

/** Completes a logout: clears the store and the stored data of the person, and goes to the home page. */
export function useCompleteLogout() {
  const navigate = useNavigate();
  return useCallback(
    (farewell: string) => {
      clearStoredData();
      resetEnvironment();
      showSuccess(farewell);
      void navigate('/');
    },
    [navigate],
  );
}
