import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Carousel.module.css';
import { CarouselArrow } from './CarouselArrow.tsx';
import { texts } from './texts.ts';
import { useScrollEnds } from './useScrollEnds.ts';

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
        label={texts.scrollBack(label)}
        isHidden={isAtStart}
        onPress={() => scrollBy(-step)}
      />
      <ul className={classes.filter(Boolean).join(' ')} ref={list} role="list" aria-label={label}>
        {children}
      </ul>
      <CarouselArrow
        ref={on}
        side="right"
        label={texts.scrollOn(label)}
        isHidden={isAtEnd}
        onPress={() => scrollBy(step)}
      />
    </div>
  );
}
