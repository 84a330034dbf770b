import { Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import { useCan } from '../../shop/identity/permissions.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { StockFigures_overview$key } from './__generated__/StockFigures_overview.graphql.ts';
import { OverviewCard } from './OverviewCard.tsx';
import { texts } from './texts.ts';

/** Figures of the stock, each with a link to the products it counts for those who may open them. */
export function StockFigures({ overview: overviewKey }: { overview: StockFigures_overview$key }) {
  const { productCount, hiddenCount, lowStockCount, outOfStockCount } = useFragment(
    graphql`
      fragment StockFigures_overview on Overview {
        productCount
        hiddenCount
        lowStockCount
        outOfStockCount
      }
    `,
    overviewKey,
  );
  const canOpen = useCan()('CATALOGUE');
  if (productCount === 0) {
    return (
      <OverviewCard title={texts.stock}>
        <EmptyState
          title={texts.noProductsTitle}
          text={texts.noProductsText}
          action={
            canOpen && (
              <Flex gap="2" wrap="wrap" justify="center">
                <Button asChild>
                  <Link to="/dashboard/upload-product">{texts.uploadProduct}</Link>
                </Button>
                <Button asChild variant="outline">
                  <Link to="/dashboard/import">{texts.importFile}</Link>
                </Button>
              </Flex>
            )
          }
        />
      </OverviewCard>
    );
  }
  const figures = [
    { label: texts.lowStock, count: lowStockCount, to: '/dashboard/product?show=low&sort=STOCK_LOW' },
    { label: texts.outOfStock, count: outOfStockCount, to: '/dashboard/product?show=out' },
    { label: texts.hiddenProducts, count: hiddenCount, to: '/dashboard/product?show=hidden' },
    { label: texts.products, count: productCount, to: '/dashboard/product' },
  ];
  return (
    <OverviewCard title={texts.stock}>
      <Grid
        as="ul"
        role="list"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        gap="2"
        listStyleType="none"
      >
        {figures.map(({ label, count, to }) => (
          <li key={to}>
            <Figure asChild={canOpen}>
              {canOpen ? <Link to={to}>{contentOf(label, count)}</Link> : contentOf(label, count)}
            </Figure>
          </li>
        ))}
      </Grid>
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

const Figure = chakra('div', {
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
