import { Button, Flex, Text, Box, Badge, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import type { SynonymsPageQuery } from './__generated__/SynonymsPageQuery.graphql.ts';
import { AddTermDialog } from './addTerm/AddTermDialog.tsx';
import { SearchesWithoutResult, SearchesWithoutResultSkeleton } from './addTerm/SearchesWithoutResult.tsx';
import { synonymGroupPath } from './synonymPaths.ts';
import { filterNames } from './synonymsUrl.ts';
import { texts, departmentTexts, statusTexts, labelOf } from './texts.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton, AdminList } from '../ui/AdminList.tsx';
import { filterOptions } from '../ui/filterOptions.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { SynonymsPage_query$data, SynonymsPage_query$key } from './__generated__/SynonymsPage_query.graphql.ts';
import type { SynonymsPageNextQuery } from './__generated__/SynonymsPageNextQuery.graphql.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { AdminTableRow, Cell } from '../ui/AdminTableRow.tsx';
import { SynonymStatusBadge } from './SynonymStatusBadge.tsx';

const synonymsPageQuery = graphql`
  query SynonymsPageQuery($search: String, $filter: SynonymGroupFilter!, $term: String!, $hasTerm: Boolean!) {
    ...SynonymsPage_query @arguments(search: $search, filter: $filter)
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
        Words that mean the same thing. Searching for one finds products that match any of them.
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

/** Filters the groups by a term, department, origin and whether products have them. */
function SynonymFilters({ filters, onChange }: { filters: Filters; onChange: (changed: Partial<Filters>) => void }) {
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

const SHOWN_TERMS = 12;

type Group = SynonymsPage_query$data['synonymGroups']['edges'][number]['node'];

/** A group in the list, as a link to the page that edits it. */
function SynonymRow({ group: { id, name, department, status, productCount, terms } }: { group: Group }) {
  const others = terms.filter(({ term, language }) => term !== name && language !== 'X_BRAND');
  const hidden = others.length - SHOWN_TERMS;
  return (
    <AdminTableRow>
      <Cell w={{ md: '15rem' }}>
        <NameLink to={synonymGroupPath(id)}>{name}</NameLink>
        <Flex wrap="wrap" gap="1" mt="0.5">
          {department != null && <Badge colorPalette="gray">{labelOf(departmentTexts, department)}</Badge>}
          {status !== 'CURATED' && <SynonymStatusBadge status={status} />}
        </Flex>
      </Cell>
      <Cell color="fg.muted" overflowWrap="anywhere">
        {others
          .slice(0, SHOWN_TERMS)
          .map(({ term }) => term)
          .join(', ')}
        {hidden > 0 && ` ${texts.more(hidden)}`}
      </Cell>
      <Cell w={{ md: '24' }} color={productCount === 0 ? 'fg.muted' : 'fg'} fontVariantNumeric="tabular-nums">
        {formatCount(productCount)}{' '}
        <Text as="span" hideFrom="md">
          {texts.productNoun(productCount)}
        </Text>
      </Cell>
    </AdminTableRow>
  );
}

const NameLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '11', md: '0' },
    borderRadius: 'sm',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

const PAGE_SIZE = 30;
const synonymColumns = ['Group', 'Terms', 'Products'];

interface SynonymListProps {
  query: SynonymsPage_query$key;
  /** Whether other groups are being loaded. */
  isBusy: boolean;
  /** Clears the filters; null if none is set. */
  onClear: (() => void) | null;
}

/** The groups, with a button that loads more. */
function SynonymList({ query, isBusy, onClear }: SynonymListProps) {
  const { data, ...pages } = usePaginationFragment<SynonymsPageNextQuery, SynonymsPage_query$key>(
    graphql`
      fragment SynonymsPage_query on Query
      @refetchable(queryName: "SynonymsPageNextQuery")
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "SynonymGroupFilter" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      ) {
        synonymGroups(search: $search, filter: $filter, first: $count, after: $cursor)
          @connection(key: "SynonymList_synonymGroups")
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              name
              department
              status
              productCount
              terms {
                language
                term
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges, totalCount } = data.synonymGroups;
  return (
    <AdminList
      label="Synonym groups"
      columns={synonymColumns}
      rows={edges.map(({ node }) => (
        <SynonymRow key={node.id} group={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      count={texts.groupCount(totalCount)}
      empty={{ title: 'No Data found', text: 'No group has this term.' }}
      clear={onClear && { label: 'Clear all', onPress: onClear }}
      isBusy={isBusy}
    />
  );
}
