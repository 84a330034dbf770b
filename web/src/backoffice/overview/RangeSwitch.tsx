import { Button, Flex } from '@chakra-ui/react';
import { RANGES } from './overviewUrl.ts';
import { texts } from './texts.ts';

interface RangeSwitchProps {
  /** The selected range. */
  days: number;
  onChoose: (days: number) => void;
}

/** The choice of a range of days. */
export function RangeSwitch({ days, onChoose }: RangeSwitchProps) {
  return (
    <Flex role="group" aria-label={texts.rangeLabel} gap="1">
      {RANGES.map((range) => (
        <Button
          key={range}
          variant={range === days ? 'subtle' : 'ghost'}
          colorPalette={range === days ? 'green' : 'gray'}
          px="3"
          aria-pressed={range === days}
          onClick={() => onChoose(range)}
        >
          {texts.range(range)}
        </Button>
      ))}
    </Flex>
  );
}
