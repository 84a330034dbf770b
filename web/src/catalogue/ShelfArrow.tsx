import { IconButton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';

interface ShelfArrowProps {
  ref: Ref<HTMLButtonElement>;
  side: 'left' | 'right';
  label: string;
  isHidden: boolean;
  onPress: () => void;
}

/** The round button at one end of a shelf; fingers swipe instead, so phones do without. */
export function ShelfArrow({ ref, side, label, isHidden, onPress }: ShelfArrowProps) {
  return (
    <IconButton
      ref={ref}
      aria-label={label}
      onClick={onPress}
      variant="outline"
      position="absolute"
      zIndex="1"
      top="50%"
      translate="auto"
      translateY="-50%"
      {...{ [side]: '-3' }}
      display={{ base: 'none', md: 'inline-flex' }}
      visibility={isHidden ? 'hidden' : 'visible'}
      bg="bg.panel"
      borderRadius="full"
    >
      {side === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </IconButton>
  );
}
