import { useLayoutEffect, useState, type RefObject } from 'react';

type Slides = {
  /** The index of the visible slide; it follows swipes as well as `show`. */
  current: number;
  /** Scrolls to a slide; an index beyond the ends is clamped. */
  show: (index: number) => void;
};

/** The state of a track whose slides have its own width; the scroll position is the only source of truth. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number): Slides {
  const [current, setCurrent] = useState(0);

  // A layout effect, so that the listener is attached before the first swipe.
  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return;
    const follow = () => setCurrent(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [track]);

  const show = (index: number) => {
    const within = Math.min(Math.max(index, 0), count - 1);
    track.current?.scrollTo({ left: within * track.current.clientWidth });
  };
  return { current, show };
}
