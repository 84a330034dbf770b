import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How far outside the viewport an element counts as near, as an IntersectionObserver's rootMargin. */
const NEAR = '75% 0px';

/**
 * Calls `onNear` when the element is scrolled near the viewport. While `isWatching` is false nothing is called; when it becomes true
 * again, an element that is still near calls at once, so that a short page fills up.
 */
export function useNearViewport(ref: RefObject<Element | null>, isWatching: boolean, onNear: () => void): void {
  const callOnNear = useEffectEvent(onNear);

  useEffect(() => {
    const element = ref.current;
    if (!isWatching || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) callOnNear();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isWatching]);
}
