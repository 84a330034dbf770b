import { useLocation, useNavigation } from 'react-router-dom';

/** Whether another page is on its way. An address that is written meanwhile would call it off. */
export function useIsLeaving(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next !== undefined && next.pathname !== pathname;
}
