import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { resetEnvironment } from '../../relay/environment.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { nextPath } from '../loginPath.ts';

/** Completes a login or registration: clears what was loaded for the visitor and navigates to the return path. */
export function useCompleteLogin() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (greeting: string) => {
      resetEnvironment();
      showSuccess(greeting);
      void navigate(nextPath(search), { replace: true });
    },
    [navigate, search],
  );
}
