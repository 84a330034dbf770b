import { IconButton } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { announce } from '../../ui/announce.ts';

interface MoveButtonsProps {
  name: string;
  /** The place in the list, from 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** Buttons that move an entry of an ordered list up and down; they keep the focus, so that a key moves it on. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const button = (to: number) => {
    const isPossible = to >= 0 && to < count;
    const move = () => {
      onMove(to);
      announce(`${name} is now at position ${to + 1} of ${count}`);
    };
    return {
      ...({ variant: 'ghost', colorPalette: 'gray' } as const),
      'aria-disabled': !isPossible,
      opacity: isPossible ? '1' : '0.4',
      onClick: () => isPossible && move(),
    };
  };
  return (
    <>
      <IconButton {...button(place - 1)} aria-label={`Move ${name} up`}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton {...button(place + 1)} aria-label={`Move ${name} down`}>
        <ArrowDown aria-hidden />
      </IconButton>
    </>
  );
}

/** The list with the entry at one place moved to another. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const others = entries.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...entries.slice(from, from + 1));
}
