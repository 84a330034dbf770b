import { useLayoutEffect, useState, type RefObject } from 'react';

type Slides = {
  /** Which slide is in sight, counted from 0; it follows the finger as well as `show`. */
  current: number;
  /** Scrolls to a slide; what is beyond the ends stops at the end. */
  show: (index: number) => void;
};

/** The state of a track of slides as wide as itself: where it is scrolled to is the only truth. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number): Slides {
  const [current, setCurrent] = useState(0);

  // With the page and not a moment after it, so that no swipe is missed.
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
