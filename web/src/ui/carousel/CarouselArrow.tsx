import { IconButton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';

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
