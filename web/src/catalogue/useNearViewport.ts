import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How far outside the viewport a thing counts as near, as an IntersectionObserver's rootMargin. */
const NEAR = '75% 0px';

/**
 * A ref whose element calls `onNear` when it comes near the viewport. While `isWatching` is false nothing is called;
 * when it turns true again an element that is still near calls at once, so that a short page goes on filling.
 */
export function useNearViewport<E extends Element>(isWatching: boolean, onNear: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
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
  }, [isWatching]);

  return ref;
}
