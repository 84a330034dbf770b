import { Flex, Box, Badge, chakra, Skeleton, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { BusyFade } from '../ui/BusyFade.tsx';
import { useReplaceSearch } from '../ui/useReplaceSearch.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import type { OverviewPageQuery, OverviewPageQuery$data } from './__generated__/OverviewPageQuery.graphql.ts';
import { DemoCard } from './DemoCard.tsx';
import { BookFigures, BookFiguresSkeleton, StockFigures } from './Figures.tsx';
import { OverviewNotices } from './OverviewNotices.tsx';
import { overviewSearch } from './overviewUrl.ts';
import { RangeSwitch } from './RangeSwitch.tsx';
import { Permitted } from '../permissions/Permitted.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';
import { Sales } from './Sales.tsx';
import { texts } from './texts.ts';
import { TopProducts } from './TopProducts.tsx';
import { ZeroResultSearches } from './ZeroResultSearches.tsx';
import { formatCount } from '@kirana/shared/numbers.ts';
import { formatRupees } from '@kirana/shared/money.ts';

const overviewPageQuery = graphql`
  query OverviewPageQuery($days: Int!) {
    ...OverviewNotices_query @arguments(days: $days)
    ...SetupChecklist_query
    demo {
      ...DemoCard_demo
    }
    overview(days: $days) @required(action: THROW) {
      ...Figures_bookFigures
      orderCount
      revenue
      previousOrderCount
      previousRevenue
      ...Sales_overview
      ...Figures_stockFigures
      ...TopProducts_overview
      ...ZeroResultSearches_overview
    }
  }
`;

/** The shop's sales, searches and stock at a glance, for admins. It fades while another range loads. */
export function OverviewPage() {
  const queryRef = usePageQuery<OverviewPageQuery>(overviewPageQuery);
  const { days } = queryRef.variables;
  const { replaceSearch, isBusy } = useReplaceSearch();
  const choose = (next: number) => replaceSearch(overviewSearch(next));
  return (
    <>
      <AdminHeader title="Overview">
        <RangeSwitch days={days} onChoose={choose} />
      </AdminHeader>
      <PageBoundary fallback={<OverviewSkeleton />}>
        <BusyFade isBusy={isBusy} display="flex" flexDirection="column" gap="4">
          <PageQueryContent<OverviewPageQuery> query={overviewPageQuery} queryRef={queryRef}>
            {({ overview, demo, ...query }) => (
              <>
                <OverviewNotices query={query} />
                {demo == null ? (
                  <Permitted to="SETTINGS">
                    <SetupChecklist query={query} />
                  </Permitted>
                ) : (
                  <Permitted to="STAFF">
                    <DemoCard demo={demo} />
                  </Permitted>
                )}
                <KeyFigures overview={overview} days={days} />
                <BookFigures overview={overview} />
                <Sales overview={overview} days={days} />
                <StockFigures overview={overview} />
                <Grid
                  templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
                  gap="4"
                  alignItems="start"
                >
                  <TopProducts overview={overview} />
                  <ZeroResultSearches overview={overview} />
                </Grid>
              </>
            )}
          </PageQueryContent>
        </BusyFade>
      </PageBoundary>
    </>
  );
}

/** The page's own layout, without figures. */
function OverviewSkeleton() {
  return (
    <Flex direction="column" gap="4" aria-busy>
      <Grid as="dl" templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }} gap={{ base: '3', md: '4' }}>
        {Object.values(texts).map((label) => (
          <KeyFigureCard
            key={label}
            label={label}
            figure={<TextSkeleton width="40%" />}
            change={<TextSkeleton width="70%" />}
          />
        ))}
      </Grid>
      <BookFiguresSkeleton />
      <Skeleton h="xl" borderRadius="card" />
      <Skeleton h="36" borderRadius="card" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
        <Skeleton h="md" borderRadius="card" />
        <Skeleton h="md" borderRadius="card" />
      </Grid>
    </Flex>
  );
}

interface KeyFiguresProps {
  overview: OverviewPageQuery$data['overview'];
  days: number;
}

/** Orders, net sales and average order value, compared with as many days before. */
function KeyFigures({ overview, days }: KeyFiguresProps) {
  const { orderCount, revenue, previousOrderCount, previousRevenue } = overview;
  const figures = [
    { label: texts.orders, now: orderCount, before: previousOrderCount, format: formatCount },
    { label: texts.revenue, now: revenue, before: previousRevenue, format: formatRupees },
    {
      label: texts.averageOrder,
      now: averageOf(revenue, orderCount),
      before: averageOf(previousRevenue, previousOrderCount),
      format: formatRupees,
    },
  ];
  return (
    <Box as="section" aria-label={`The last ${days} days`}>
      <Grid as="dl" templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }} gap={{ base: '3', md: '4' }}>
        {figures.map(({ label, now, before, format }) => (
          <KeyFigureCard
            key={label}
            label={label}
            figure={now === 0 && before === 0 ? '–' : format(now)}
            change={<ChangeInWords now={now} before={before} days={days} format={format} />}
          />
        ))}
      </Grid>
    </Box>
  );
}

/** The average in whole rupees; 0 without orders. */
function averageOf(revenue: number, orderCount: number): number {
  return orderCount === 0 ? 0 : Math.round(revenue / orderCount / 100) * 100;
}

interface KeyFigureCardProps {
  label: string;
  figure: ReactNode;
  change: ReactNode;
}

/** A figure and its change in percent, with a text for screen readers. */
function KeyFigureCard({ label, figure, change }: KeyFigureCardProps) {
  return (
    <Box layerStyle="card" px={{ base: '4', md: '5' }} py="4" minW="0">
      <chakra.dt textStyle="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" fontVariantNumeric="tabular-nums">
        {figure}
      </chakra.dd>
      <chakra.dd mt="1" minH="5" textStyle="sm" color="fg.muted">
        {change}
      </chakra.dd>
    </Box>
  );
}

interface ChangeInWordsProps {
  now: number;
  /** The figure of as many days before. */
  before: number;
  days: number;
  format: (figure: number) => string;
}

function ChangeInWords({ now, before, days, format }: ChangeInWordsProps) {
  const { kind, percent } = percentChange(now, before);
  const period = `in the ${days} days before`;
  if (kind === 'new') return `None ${period}`;
  if (kind === 'same') return `About the same as ${format(before)} ${period}`;
  const Icon = kind === 'more' ? TrendingUp : TrendingDown;
  return (
    <Flex as="span" wrap="wrap" align="center" columnGap="2">
      <Badge colorPalette={kind === 'more' ? 'green' : 'red'}>
        <Icon size={14} aria-hidden />
        {percent}
      </Badge>
      {`${kind} than ${format(before)} ${period}`}
    </Flex>
  );
}

/** The change of a figure from an earlier one; without a percentage where it is too small, or where the earlier figure is 0. */
interface PercentChange {
  kind: 'more' | 'less' | 'same' | 'new';
  /** With its sign: `+12%`. */
  percent?: string;
}

const signed = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** The change from `before` to `now`, in whole percent. */
export function percentChange(now: number, before: number): PercentChange {
  if (before === 0) return { kind: 'new' };
  const share = (now - before) / before;
  if (Math.round(share * 100) === 0) return { kind: 'same' };
  return { kind: share > 0 ? 'more' : 'less', percent: signed.format(share).replace('-', '−') };
}
