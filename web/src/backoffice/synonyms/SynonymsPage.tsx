import { Button, Flex, Text, Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import type { SynonymsPageQuery } from './__generated__/SynonymsPageQuery.graphql.ts';
import { AddTermDialog } from './addTerm/AddTermDialog.tsx';
import { SearchesWithoutResult, SearchesWithoutResultSkeleton } from './addTerm/SearchesWithoutResult.tsx';
import { SynonymList, synonymColumns } from './SynonymList.tsx';
import { synonymGroupPath } from './synonymPaths.ts';
import { filterNames } from './synonymsUrl.ts';
import { texts, departmentTexts, statusTexts } from './texts.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import { filterOptions } from '../ui/filterOptions.ts';

const synonymsPageQuery = graphql`
  query SynonymsPageQuery($search: String, $filter: SynonymGroupFilter!, $term: String!, $hasTerm: Boolean!) {
    ...SynonymList_query @arguments(search: $search, filter: $filter)
    ...SearchesWithoutResult_query
    synonymSuggestion(text: $term) @include(if: $hasTerm) {
      ...AddTermDialog_suggestion
    }
  }
`;

/** The synonyms of the search, for admins. */
export function SynonymsPage() {
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const clear = () => change({ q: '', department: '', status: '', sold: '' });
  const filterFields = <SynonymFilters filters={filters} onChange={change} />;
  return (
    <>
      <AdminHeader title={texts.title}>
        <Button asChild px={{ base: '3', md: '4' }}>
          <Link to={synonymGroupPath('new')}>
            <Plus aria-hidden />
            {texts.newGroup}
          </Link>
        </Button>
      </AdminHeader>
      <Text mt="-3" mb="4" textStyle="sm" color="fg.muted">
        Words for the same thing. A search for one of them finds the products that have any of them.
      </Text>
      <PageQuery<SynonymsPageQuery>
        query={synonymsPageQuery}
        fallback={
          <>
            <SearchesWithoutResultSkeleton />
            {filterFields}
            <AdminListSkeleton columns={synonymColumns} rows={10} lines={2} hasCount />
          </>
        }
      >
        {({ synonymSuggestion, ...query }) => (
          <>
            <SearchesWithoutResult query={query} />
            {filterFields}
            <SynonymList query={query} isBusy={isBusy} onClear={isFiltered ? clear : null} />
            {synonymSuggestion != null && <AddTermDialog suggestion={synonymSuggestion} />}
          </>
        )}
      </PageQuery>
    </>
  );
}

type Filters = Record<(typeof filterNames)[number], string>;

interface SynonymFiltersProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** Filters the groups by a term, department, origin and whether products have them. */
function SynonymFilters({ filters, onChange }: SynonymFiltersProps) {
  const { q, department, status, sold } = filters;
  return (
    <Flex role="search" aria-label={texts.title} wrap="wrap" gap="2">
      <Box flex="2 1 16rem">
        <SearchField label="Search terms" text={q} onText={(text) => onChange({ q: text })} />
      </Box>
      <Box flex="1 1 11rem">
        <FilterSelect
          label={texts.department}
          value={department}
          options={filterOptions('All departments', departmentTexts)}
          onValue={(value) => onChange({ department: value })}
        />
      </Box>
      <Box flex="1 1 8rem">
        <FilterSelect
          label="Origin"
          value={status}
          options={filterOptions('All groups', statusTexts)}
          onValue={(value) => onChange({ status: value })}
        />
      </Box>
      <Box flex="1 1 8rem">
        <FilterSelect
          label="Sold here"
          value={sold}
          options={filterOptions('Sold here or not', { yes: 'Sold here', no: 'Not sold here' })}
          onValue={(value) => onChange({ sold: value })}
        />
      </Box>
    </Flex>
  );
}
