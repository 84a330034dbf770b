import { chakra, Grid } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRoundOff } from '../../ui/money/roundToRupee.ts';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { BookFigures_overview$key } from './__generated__/BookFigures_overview.graphql.ts';
import { texts } from './texts.ts';

/** The breakdown of net sales, and the cash of the range. */
export function BookFigures({ overview }: { overview: BookFigures_overview$key }) {
  const { grossSales, returns, revenue, tax, cashCollected, cashRefunded, cashRoundOff } = useFragment(
    graphql`
      fragment BookFigures_overview on Overview {
        grossSales
        returns
        revenue
        tax
        cashCollected
        cashRefunded
        cashRoundOff
      }
    `,
    overview,
  );
  const rows = [
    [texts.grossSales, formatRupees(grossSales)],
    [texts.returns, returns === 0 ? formatRupees(0) : formatRupees(-returns)],
    [texts.revenue, formatRupees(revenue)],
    [texts.tax, formatRupees(tax)],
    [texts.cashCollected, formatRupees(cashCollected)],
    [texts.cashRefunded, formatRupees(cashRefunded)],
    ...(cashRoundOff === 0 ? [] : [[texts.cashRoundOff, formatRoundOff(cashRoundOff)] as const]),
  ] as const;
  return (
    <Grid
      as="dl"
      aria-label={texts.books}
      layerStyle="card"
      px={{ base: '4', md: '5' }}
      py="4"
      gap="4"
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: `repeat(${rows.length}, minmax(0, 1fr))`,
      }}
    >
      {rows.map(([label, figure]) => (
        <div key={label}>
          <Term>{label}</Term>
          <Figure>{figure}</Figure>
        </div>
      ))}
    </Grid>
  );
}

const Term = chakra('dt', { base: { textStyle: 'sm', color: 'fg.muted' } });
const Figure = chakra('dd', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } });
