import { useRelayEnvironment } from 'react-relay';
import { useIsHydrated } from '../ui/useIsHydrated.ts';
import { isRenderedForVisitor, isVisitorIn } from './environment.ts';

/** Whether there is no viewer; during hydration, whether the server's HTML is that of a visitor. */
export function useIsVisitor(): boolean {
  const environment = useRelayEnvironment();
  return useIsHydrated() ? isVisitorIn(environment) : isRenderedForVisitor(environment);
}
