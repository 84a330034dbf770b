import { Box, chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ShelfArrow } from './ShelfArrow.tsx';
import { texts } from './texts.ts';
import { useScrollEnds } from './useScrollEnds.ts';

interface ShelfProps {
  /** What lies on it, for the names of the list and of the buttons. */
  label: string;
  /** How far one press of an arrow goes, in pixels. */
  step: number;
  /** The list's items, each a <li>. */
  children: ReactNode;
}

const fadeWidth = '2.5rem';

/** A list that scrolls sideways: it snaps, fades where it goes on, and has arrows that vanish at the ends. */
export function Shelf({ label, step, children }: ShelfProps) {
  const list = useRef<HTMLUListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const { isAtStart, isAtEnd } = useScrollEnds(list);
  const scrollBy = (left: number) => list.current?.scrollBy({ left });

  // An arrow that vanishes under the keyboard's focus hands it to the other one.
  useLayoutEffect(() => {
    if (isAtStart && document.activeElement === back.current) on.current?.focus();
    if (isAtEnd && document.activeElement === on.current) back.current?.focus();
  }, [isAtStart, isAtEnd]);

  const startFade = isAtStart ? '0px' : fadeWidth;
  const endFade = isAtEnd ? '0px' : fadeWidth;
  return (
    <Box position="relative">
      <ShelfArrow
        ref={back}
        side="left"
        label={texts.scrollBack(label)}
        isHidden={isAtStart}
        onPress={() => scrollBy(-step)}
      />
      <chakra.ul
        ref={list}
        role="list"
        aria-label={label}
        display="flex"
        gap={{ base: '3', md: '4' }}
        overflowX="auto"
        overscrollBehaviorX="contain"
        scrollSnapType="x mandatory"
        scrollBehavior={{ base: 'smooth', _motionReduce: 'auto' }}
        css={{
          scrollbarWidth: 'none',
          '& > li': { flexShrink: 0, scrollSnapAlign: 'start' },
          maskImage: `linear-gradient(to right, transparent, black ${startFade}, black calc(100% - ${endFade}), transparent)`,
        }}
      >
        {children}
      </chakra.ul>
      <ShelfArrow
        ref={on}
        side="right"
        label={texts.scrollOn(label)}
        isHidden={isAtEnd}
        onPress={() => scrollBy(step)}
      />
    </Box>
  );
}
