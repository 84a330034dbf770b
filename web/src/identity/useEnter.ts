import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { renewEnvironment } from '../relay/environment.ts';
import { showSuccess } from '../ui/toaster.ts';
import { nextPath } from './loginPath.ts';

/** What follows a login or registration: all that was loaded for the visitor is forgotten, and the way back is taken. */
export function useEnter() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (greeting: string) => {
      renewEnvironment();
      showSuccess(greeting);
      void navigate(nextPath(search), { replace: true });
    },
    [navigate, search],
  );
}
