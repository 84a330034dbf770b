import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { renewEnvironment } from '../relay/environment.ts';
import { showSuccess } from '../ui/toaster.ts';
import { clearStoredData } from './clearStoredData.ts';

/** What follows the end of a session by its owner's wish: all that was loaded or kept for them is forgotten, and home they go. */
export function useLeave() {
  const navigate = useNavigate();
  return useCallback(
    (farewell: string) => {
      clearStoredData();
      renewEnvironment();
      showSuccess(farewell);
      void navigate('/');
    },
    [navigate],
  );
}
