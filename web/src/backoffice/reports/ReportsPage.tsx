import { Box, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { ReportsPageQuery } from './__generated__/ReportsPageQuery.graphql.ts';
import { reportPath } from './reportPath.ts';
import { ReportRuns } from './ReportRuns.tsx';
import { ReportsPageSkeleton } from './ReportsPageSkeleton.tsx';
import { groupTexts, texts } from './texts.ts';

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
  const queryRef = usePageQuery<ReportsPageQuery>(reportsPageQuery);
  return (
    <PageBoundary fallback={<ReportsPageSkeleton />}>
      <ReportsPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function ReportsPageContent({ queryRef }: { queryRef: PreloadedQuery<ReportsPageQuery> }) {
  const { reports, ...query } = usePreloadedQuery<ReportsPageQuery>(reportsPageQuery, queryRef);
  return (
    <>
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
        {texts.title}
      </Heading>
      <Text mt="1" mb="5" color="fg.muted" maxW="prose">
        {texts.lead}
      </Text>
      {[...Map.groupBy(reports, ({ group }) => group)].map(([group, members]) => (
        <Box as="section" key={group} aria-labelledby={`reports-${group}`} mb="6">
          <Heading as="h2" id={`reports-${group}`} textStyle="md" mb="2">
            {groupTexts[group] ?? group}
          </Heading>
          <Grid
            as="ul"
            listStyleType="none"
            gap="3"
            templateColumns={{
              base: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              xl: 'repeat(3, minmax(0, 1fr))',
            }}
          >
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
    _hover: { borderColor: 'green.solid' },
  },
});
