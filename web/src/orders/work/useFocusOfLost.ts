import { useLayoutEffect, useRef } from 'react';

/**
 * Takes the focus of one of `count` rows that has gone with it. One that somebody else's doing takes away must not take the focus
 * from where it is, so only a lost one is taken.
 */
export function useFocusOfLost<E extends HTMLElement>(count: number) {
  const list = useRef<E>(null);
  const drawn = useRef(count);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    const isLost = isWithin.current && !list.current?.contains(document.activeElement);
    if (count < drawn.current && isLost) list.current?.focus({ preventScroll: true });
    drawn.current = count;
  }, [count]);
  const onFocus = () => {
    isWithin.current = true;
  };
  const onBlur = () => {
    isWithin.current = false;
  };
  return { list, onFocus, onBlur };
}
