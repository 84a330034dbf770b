import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { noticeHeight } from './noticeHeight.ts';

/** The place of the notice of the last page, so that nothing moves when the answer of the server comes. */
export function ShopNoticePlaceholder() {
  const height = useIsHydrated() ? noticeHeight.read() : 0;
  return height === 0 ? null : <div style={{ height }} />;
}
