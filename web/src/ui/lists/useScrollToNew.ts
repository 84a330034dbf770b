import { useEffect, useRef, type RefObject } from 'react';

/** A ref whose element scrolls into view if it is new. */
export function useScrollToNew<E extends Element>(isNew: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (isNew) ref.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return ref;
}
