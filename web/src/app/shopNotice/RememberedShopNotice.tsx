import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { closedNoticeStorage } from './closedNoticeStorage.ts';

/** The notice as the last page had it, so that nothing moves when the answer of the server comes. */
export function RememberedShopNotice() {
  const remembered = useIsHydrated() ? closedNoticeStorage.read() : null;
  return remembered === null ? null : <ClosedNotice opensAt={remembered.opensAt} message={remembered.message} />;
}
