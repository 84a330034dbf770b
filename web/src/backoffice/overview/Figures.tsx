import { chakra, Grid, Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatRoundOff, formatRupees } from '@kirana/shared/money.ts';
import type { Figures_bookFigures$key } from './__generated__/Figures_bookFigures.graphql.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { useCan } from '../../shop/identity/permissions.ts';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Figures_stockFigures$key } from './__generated__/Figures_stockFigures.graphql.ts';
import { FigureGrid } from '../ui/FigureGrid.tsx';
import { OverviewCard } from './OverviewCard.tsx';

const BOOK_TERMS = ['Gross sales', 'Refunds', 'Net sales', 'GST in net sales', 'Cash collected', 'Cash refunded'];

/** The breakdown of net sales, and the cash of the range. */
export function BookFigures({ overview }: { overview: Figures_bookFigures$key }) {
  const { grossSales, returns, revenue, tax, cashCollected, cashRefunded, cashRoundOff } = useFragment(
    graphql`
      fragment Figures_bookFigures on Overview {
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
  const amounts = [grossSales, returns === 0 ? 0 : -returns, revenue, tax, cashCollected, cashRefunded];
  const rows = BOOK_TERMS.map((term, at) => [term, formatRupees(amounts[at] ?? 0)] as const);
  const roundOff = ['Round off in cash', formatRoundOff(cashRoundOff)] as const;
  return <FigureGrid label="Books" figures={cashRoundOff === 0 ? rows : [...rows, roundOff]} />;
}

/** The breakdown of net sales while it loads. */
export function BookFiguresSkeleton() {
  const figures = BOOK_TERMS.map((term) => [term, <TextSkeleton key={term} width="60%" />] as const);
  return <FigureGrid label="Books" figures={figures} />;
}

/** Figures of the stock, each with a link to the products it counts for those who may open them. */
export function StockFigures({ overview: overviewKey }: { overview: Figures_stockFigures$key }) {
  const { productCount, hiddenCount, lowStockCount, outOfStockCount } = useFragment(
    graphql`
      fragment Figures_stockFigures on Overview {
        productCount
        hiddenCount
        lowStockCount
        outOfStockCount
      }
    `,
    overviewKey,
  );
  const canOpen = useCan()('CATALOGUE');
  const figures = [
    { label: 'Low on stock', count: lowStockCount, to: '/dashboard/product?show=low&sort=STOCK_ASC' },
    { label: 'Out of stock', count: outOfStockCount, to: '/dashboard/product?show=out' },
    { label: 'Hidden', count: hiddenCount, to: '/dashboard/product?show=hidden' },
    { label: 'Products', count: productCount, to: '/dashboard/product' },
  ];
  return (
    <OverviewCard title="Stock">
      {productCount === 0 ? (
        <EmptyState
          title="The shop has no products yet"
          text="Upload the first one, or import a file with all of them."
          action={
            canOpen && (
              <Flex gap="2" wrap="wrap" justify="center">
                <Button asChild>
                  <Link to="/dashboard/upload-product">Upload Product</Link>
                </Button>
                <Button asChild variant="outline">
                  <Link to="/dashboard/import">Import a file</Link>
                </Button>
              </Flex>
            )
          }
        />
      ) : (
        <Grid
          as="ul"
          role="list"
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
          gap="2"
          listStyleType="none"
        >
          {figures.map(({ label, count, to }) => (
            <li key={to}>
              <StockFigure asChild={canOpen}>
                {canOpen ? <Link to={to}>{contentOf(label, count)}</Link> : contentOf(label, count)}
              </StockFigure>
            </li>
          ))}
        </Grid>
      )}
    </OverviewCard>
  );
}

function contentOf(label: string, count: number) {
  return (
    <>
      <chakra.span textStyle="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {formatCount(count)}
      </chakra.span>
      <chakra.span textStyle="sm" color="fg.muted">
        {label}
      </chakra.span>
    </>
  );
}

const StockFigure = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    px: '3',
    py: '2.5',
    borderRadius: 'control',
    bg: 'bg.subtle',
    '&:is(a):hover': { bg: 'bg.muted' },
  },
});
