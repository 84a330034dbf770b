import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import type { AuditLogPageQuery } from './__generated__/AuditLogPageQuery.graphql.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { auditColumns, AuditList } from './AuditList.tsx';
import { filterNames } from './auditLogUrl.ts';
import { texts } from './texts.ts';

const auditLogPageQuery = graphql`
  query AuditLogPageQuery($filter: AuditEntryFilter) {
    ...AuditFilters_query
    ...AuditList_query @arguments(filter: $filter)
  }
`;

/** The audit log of the admins' changes. */
export function AuditLogPage() {
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const clear = () => change({ actor: '', action: '', subject: '', name: '', from: '', to: '', import: '' });
  const isFiltered = Object.values(filters).some((filter) => filter !== '');
  return (
    <>
      <AdminHeader title={texts.title} lead={texts.lead} />
      <PageQuery<AuditLogPageQuery>
        query={auditLogPageQuery}
        fallback={<AdminListSkeleton columns={auditColumns} rows={10} hasFilters />}
      >
        {(query) => (
          <>
            <AuditFilters query={query} filters={filters} onChange={change} />
            <AuditList query={query} isBusy={isBusy} onClear={isFiltered ? clear : null} />
          </>
        )}
      </PageQuery>
    </>
  );
}
