import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { percentChange } from './percentChange.ts';
import { texts } from './texts.ts';

interface KeyFigureProps {
  label: string;
  now: number;
  /** The figure of as many days before. */
  before: number;
  days: number;
  format: (figure: number) => string;
}

/** A figure and its change in percent, with a text for screen readers. */
export function KeyFigure({ label, now, before, days, format }: KeyFigureProps) {
  return (
    <Box layerStyle="card" px={{ base: '4', md: '5' }} py="4" minW="0">
      <chakra.dt textStyle="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" fontVariantNumeric="tabular-nums">
        {now === 0 && before === 0 ? texts.noneYet : format(now)}
      </chakra.dd>
      <chakra.dd mt="1" minH="5" textStyle="sm" color="fg.muted">
        <ChangeInWords now={now} before={before} days={days} format={format} />
      </chakra.dd>
    </Box>
  );
}

function ChangeInWords({ now, before, days, format }: Omit<KeyFigureProps, 'label'>) {
  const change = percentChange(now, before);
  switch (change.kind) {
    case 'same':
      return texts.same(format(before), days);
    case 'new':
      return texts.noneBefore(days);
    case 'more':
    case 'less': {
      const isMore = change.kind === 'more';
      const Icon = isMore ? TrendingUp : TrendingDown;
      return (
        <Flex as="span" wrap="wrap" align="center" columnGap="2">
          <Badge colorPalette={isMore ? 'green' : 'red'}>
            <Icon size={14} aria-hidden />
            {change.percent}
          </Badge>
          {isMore ? texts.more(format(before), days) : texts.less(format(before), days)}
        </Flex>
      );
    }
  }
}
