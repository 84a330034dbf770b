import { useLocation, useNavigation } from 'react-router-dom';

/** Whether a navigation to another page is in progress. Another change of the URL would cancel it. */
export function useIsLeaving(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next !== undefined && next.pathname !== pathname;
}
