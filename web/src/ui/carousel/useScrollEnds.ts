import { useEffect, useState, type RefObject } from 'react';

type ScrollEnds = { isAtStart: boolean; isAtEnd: boolean };

/** A tolerance of one pixel: browsers report fractional scroll positions. */
const TOLERANCE = 2;

/** Whether a horizontal scroller is at its start and at its end; both if everything fits. */
export function useScrollEnds(ref: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const scroller = ref.current;
    if (scroller === null) return;
    const measure = () => {
      const isAtStart = scroller.scrollLeft <= TOLERANCE;
      const isAtEnd = scroller.scrollLeft + scroller.clientWidth >= scroller.scrollWidth - TOLERANCE;
      setEnds((old) => (old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd }));
    };
    const resizes = new ResizeObserver(measure);
    resizes.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizes.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [ref]);

  return ends;
}
