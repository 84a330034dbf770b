import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FigureGridProps {
  label: string;
  figures: ReadonlyArray<readonly [term: string, figure: ReactNode]>;
}

/** A card of figures under their terms; wide screens have them in one row. */
export function FigureGrid({ label, figures }: FigureGridProps) {
  return (
    <Grid
      as="dl"
      aria-label={label}
      layerStyle="card"
      px={{ base: '4', md: '5' }}
      py="4"
      gap="4"
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: `repeat(${Math.min(4, figures.length)}, minmax(0, 1fr))`,
        xl: `repeat(${figures.length}, minmax(0, 1fr))`,
      }}
    >
      {figures.map(([term, figure]) => (
        <div key={term}>
          <chakra.dt textStyle="sm" color="fg.muted">
            {term}
          </chakra.dt>
          <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {figure}
          </chakra.dd>
        </div>
      ))}
    </Grid>
  );
}
