import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import styles from './CarouselArrow.module.css';

interface CarouselArrowProps {
  ref: Ref<HTMLButtonElement>;
  side: 'left' | 'right';
  label: string;
  isHidden: boolean;
  onPress: () => void;
}

/** The round button at one end of a carousel; phones hide it because touch scrolls. */
export function CarouselArrow({ ref, side, label, isHidden, onPress }: CarouselArrowProps) {
  return (
    <button
      type="button"
      className={`${styles.arrow} ${styles[side]}`}
      ref={ref}
      aria-label={label}
      style={{ visibility: isHidden ? 'hidden' : 'visible' }}
      onClick={onPress}
    >
      {side === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </button>
  );
}
