import { Heading, Text } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import type { AuditLogPageQuery } from './__generated__/AuditLogPageQuery.graphql.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { filterNames } from './auditLogUrl.ts';
import { AuditLogPageSkeleton } from './AuditLogPageSkeleton.tsx';
import { texts } from './texts.ts';

const auditLogPageQuery = graphql`
  query AuditLogPageQuery($filter: AuditEntryFilter) {
    ...AuditFilters_query
    ...AuditList_query @arguments(filter: $filter)
  }
`;

/** The audit log of the admins' changes. */
export function AuditLogPage() {
  const queryRef = usePageQuery<AuditLogPageQuery>(auditLogPageQuery);
  return (
    <PageBoundary fallback={<AuditLogPageSkeleton />}>
      <AuditLogPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function AuditLogPageContent({ queryRef }: { queryRef: PreloadedQuery<AuditLogPageQuery> }) {
  const query = usePreloadedQuery<AuditLogPageQuery>(auditLogPageQuery, queryRef);
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const clear = () => change({ actor: '', action: '', subject: '', name: '', from: '', to: '', import: '' });
  const isFiltered = Object.values(filters).some((filter) => filter !== '');
  return (
    <>
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
        {texts.title}
      </Heading>
      <Text mt="1" mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <AuditFilters query={query} filters={filters} onChange={change} />
      <AuditList query={query} isBusy={isBusy} onClear={isFiltered ? clear : null} />
    </>
  );
}
