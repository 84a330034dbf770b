import { Box, chakra, Grid, Heading, Skeleton, Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { ReportsPageQuery } from './__generated__/ReportsPageQuery.graphql.ts';
import { reportPath } from '../staffPaths.ts';
import { ReportRuns } from './ReportRuns.tsx';

/** The headings of the groups, by their names in the schema. */
const groupTexts: Readonly<Record<string, string>> = {
  SALES: 'Sales',
  GST: 'GST',
  REFUNDS: 'Refunds and missing pieces',
  STOCK: 'Stock',
  PROMOTIONS: 'Promotions',
  STAFF: 'Riders and pickers',
};

const reportsPageQuery = graphql`
  query ReportsPageQuery {
    reports @required(action: THROW) {
      handle
      group
      title
      description
    }
    ...ReportRuns_query
  }
`;

/** The shop's reports, for staff who may read them. */
export function ReportsPage() {
  return (
    <>
      <AdminHeader
        title="Reports"
        lead="All reports use the same records: invoices, credit notes, payments and the stock ledger."
      />
      <PageQuery<ReportsPageQuery> query={reportsPageQuery} fallback={<ReportsSkeleton />}>
        {({ reports, ...query }) => (
          <>
            {[...Map.groupBy(reports, ({ group }) => group)].map(([group, members]) => (
              <Box as="section" key={group} aria-labelledby={`reports-${group}`} mb="6">
                <Heading as="h2" id={`reports-${group}`} textStyle="md" mb="2">
                  {groupTexts[group] ?? group}
                </Heading>
                <Grid as="ul" listStyleType="none" gap="3" templateColumns={columns}>
                  {members.map(({ handle, title, description }) => (
                    <li key={handle}>
                      <ReportLink to={reportPath(handle)}>
                        <Text fontWeight="semibold">{title}</Text>
                        <Text mt="1" textStyle="sm" color="fg.muted">
                          {description}
                        </Text>
                      </ReportLink>
                    </li>
                  ))}
                </Grid>
              </Box>
            ))}
            <ReportRuns query={query} />
          </>
        )}
      </PageQuery>
    </>
  );
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' };

function ReportsSkeleton() {
  return (
    <Grid gap="3" templateColumns={columns} aria-busy>
      {Array.from({ length: 12 }, (_, card) => (
        <Skeleton key={card} h="32" borderRadius="card" />
      ))}
    </Grid>
  );
}

const ReportLink = chakra(Link, {
  base: {
    layerStyle: 'card',
    display: 'block',
    h: 'full',
    px: '4',
    py: '3.5',
    transition: 'border-color 150ms ease-out',
    _hover: { borderColor: 'primary.solid' },
  },
});
