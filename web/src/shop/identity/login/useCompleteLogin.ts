import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { returnTarget } from './returnTarget.ts';
import { startSession } from './startSession.ts';

/** Completes a login or registration: clears the visitor's data and navigates to the return path. */
export function useCompleteLogin() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (greeting: string) => {
      const { to, options } = returnTarget(search);
      startSession();
      showSuccess(greeting);
      void navigate(to, options);
    },
    [navigate, search],
  );
}
