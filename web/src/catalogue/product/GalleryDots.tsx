import { chakra, Flex } from '@chakra-ui/react';
import { texts } from '../texts.ts';

interface GalleryDotsProps {
  count: number;
  current: number;
  onSelect: (index: number) => void;
}

const Dot = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    cursor: 'pointer',
    borderRadius: 'full',
    _before: { content: '""', width: '2', height: '2', borderRadius: 'full', bg: 'border.control' },
    '&[aria-current]::before': { width: '5', bg: 'green.solid' },
  },
});

/** One dot per picture, the current one longer. */
export function GalleryDots({ count, current, onSelect }: GalleryDotsProps) {
  return (
    <Flex justify="center">
      {Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          type="button"
          aria-label={texts.showPicture(index + 1, count)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </Flex>
  );
}
