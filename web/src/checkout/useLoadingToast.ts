import { useEffect } from 'react';
import { showLoading } from '../ui/toaster.ts';

/** Has a toast say that something is under way, for as long as it is. */
export function useLoadingToast(isUnderWay: boolean, text: string): void {
  useEffect(() => (isUnderWay ? showLoading(text) : undefined), [isUnderWay, text]);
}
