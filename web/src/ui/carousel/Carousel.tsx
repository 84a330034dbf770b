import { useLayoutEffect, useRef, type ReactNode, type Ref, useEffect, useState, type RefObject } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './Carousel.module.css';

type ScrollEnds = { isAtStart: boolean; isAtEnd: boolean };

/** A tolerance of one pixel: browsers report fractional scroll positions. */
const TOLERANCE = 2;

/** Whether a horizontal scroller is at its start and at its end; both if everything fits. */
function useScrollEnds(ref: RefObject<HTMLElement | null>): ScrollEnds {
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

interface CarouselProps {
  /** The name of the list, which the buttons' labels include. */
  label: string;
  /** How far one press of an arrow scrolls, in pixels. */
  step: number;
  /** The list's items, each a <li>. */
  children: ReactNode;
}

/** A list that scrolls horizontally: it snaps, fades out where it continues, and hides its arrows at the ends. */
export function Carousel({ label, step, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const { isAtStart, isAtEnd } = useScrollEnds(list);
  const scrollBy = (left: number) => list.current?.scrollBy({ left });

  // If the focused arrow is hidden, the focus moves to the other one.
  useLayoutEffect(() => {
    if (isAtStart && document.activeElement === back.current) on.current?.focus();
    if (isAtEnd && document.activeElement === on.current) back.current?.focus();
  }, [isAtStart, isAtEnd]);

  const classes = [styles.list, isAtStart && styles.atStart, isAtEnd && styles.atEnd];
  return (
    <div className={styles.carousel}>
      <CarouselArrow
        ref={back}
        side="left"
        label={`Scroll ${label} back`}
        isHidden={isAtStart}
        onPress={() => scrollBy(-step)}
      />
      <ul className={classes.filter(Boolean).join(' ')} ref={list} role="list" aria-label={label}>
        {children}
      </ul>
      <CarouselArrow
        ref={on}
        side="right"
        label={`Scroll ${label} forward`}
        isHidden={isAtEnd}
        onPress={() => scrollBy(step)}
      />
    </div>
  );
}

interface CarouselArrowProps {
  ref: Ref<HTMLButtonElement>;
  side: 'left' | 'right';
  label: string;
  isHidden: boolean;
  onPress: () => void;
}

/** The round button at one end of a carousel; phones hide it because touch scrolls. */
function CarouselArrow({ ref, side, label, isHidden, onPress }: CarouselArrowProps) {
  return (
    <button
      type="button"
      className={`${styles.arrow} ${styles[side]}`}
      ref={ref}
      aria-label={label}
      style={{ visibility: isHidden ? 'hidden' : 'visible' }}
      onClick={onPress}
    >
      {side === 'left' ? <ChevronLeft /> : <ChevronRight />}
    </button>
  );
}
