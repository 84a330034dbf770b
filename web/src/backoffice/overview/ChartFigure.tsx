import { Box, Text, type BoxProps } from '@chakra-ui/react';
import { useId } from 'react';

interface ChartFigureProps extends Omit<BoxProps, 'title'> {
  title: string;
  /** The chart is the last of those that share their labels, so it has them below its columns. */
  isLast: boolean;
}

/** The frame of a chart: its title, and the height of its columns and labels. */
export function ChartFigure({ title, isLast, ...box }: ChartFigureProps) {
  const titleId = useId();
  return (
    <Box as="figure" aria-labelledby={titleId} minW="0">
      <Text as="figcaption" id={titleId} textStyle="sm" color="fg.muted" mb="2">
        {title}
      </Text>
      <Box h={isLast ? '12rem' : '11.125rem'} {...box} />
    </Box>
  );
}
