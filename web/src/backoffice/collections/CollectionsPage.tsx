import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { collectionPath } from '../../shop/catalogue/paths.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminList, AdminListSkeleton } from '../ui/AdminList.tsx';
import { AdminTableRow, Cell } from '../ui/AdminTableRow.tsx';
import { filterOptions } from '../ui/filterOptions.ts';
import { TextLink } from '../ui/TextLink.tsx';
import type {
  CollectionsPage_query$data,
  CollectionsPage_query$key,
} from './__generated__/CollectionsPage_query.graphql.ts';
import type { CollectionsPageNextQuery } from './__generated__/CollectionsPageNextQuery.graphql.ts';
import type { CollectionsPageQuery } from './__generated__/CollectionsPageQuery.graphql.ts';
import { editCollectionPath, filterNames } from './collectionsUrl.ts';
import { statusColors, statusTexts, texts } from './texts.ts';

const collectionsPageQuery = graphql`
  query CollectionsPageQuery($search: String, $status: CollectionStatus) {
    ...CollectionsPage_query @arguments(search: $search, status: $status)
  }
`;

const columns = ['Title', 'Products', 'Status', 'Page'];

/** The collections, for staff. */
export function CollectionsPage() {
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const isFiltered = filters.q !== '' || filters.status !== '';
  return (
    <>
      <AdminHeader title={texts.title} lead={texts.lead}>
        <Button asChild px={{ base: '3', md: '4' }}>
          <Link to={editCollectionPath('new')}>
            <Plus aria-hidden />
            {texts.add}
          </Link>
        </Button>
      </AdminHeader>
      <Flex role="search" aria-label={texts.title} wrap="wrap" gap="2" mb="3">
        <Box flex="2 1 16rem">
          <SearchField label="Search by title" text={filters.q} onText={(q) => change({ q })} />
        </Box>
        <Box flex="1 1 11rem">
          <FilterSelect
            label="Status"
            value={filters.status}
            options={filterOptions('Any status', statusTexts)}
            onValue={(status) => change({ status })}
          />
        </Box>
      </Flex>
      <PageQuery<CollectionsPageQuery>
        query={collectionsPageQuery}
        fallback={<AdminListSkeleton columns={columns} rows={8} hasCount />}
      >
        {(query) => (
          <CollectionList
            query={query}
            isBusy={isBusy}
            onClear={isFiltered ? () => change({ q: '', status: '' }) : null}
          />
        )}
      </PageQuery>
    </>
  );
}

const PAGE_SIZE = 30;

interface CollectionListProps {
  query: CollectionsPage_query$key;
  /** Whether other collections are being loaded. */
  isBusy: boolean;
  /** Clears the filters; null if none is set. */
  onClear: (() => void) | null;
}

function CollectionList({ query, isBusy, onClear }: CollectionListProps) {
  const { data, ...pages } = usePaginationFragment<CollectionsPageNextQuery, CollectionsPage_query$key>(
    graphql`
      fragment CollectionsPage_query on Query
      @refetchable(queryName: "CollectionsPageNextQuery")
      @argumentDefinitions(
        search: { type: "String" }
        status: { type: "CollectionStatus" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      ) {
        adminCollections(search: $search, status: $status, first: $count, after: $cursor)
          @connection(key: "CollectionsPage_adminCollections")
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              title
              handle
              status
              rules {
                __typename
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges, totalCount } = data.adminCollections;
  return (
    <AdminList
      label="Collections"
      columns={columns}
      rows={edges.map(({ node }) => (
        <CollectionRow key={node.id} collection={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      count={texts.collectionCount(totalCount)}
      empty={{ title: 'No collections yet', text: 'Add the first one, such as the offers of a festival.' }}
      noMatch={{ title: 'No Data found', text: 'No collection matches.' }}
      clear={onClear && { label: 'Clear all', onPress: onClear }}
      isBusy={isBusy}
    />
  );
}

type Row = CollectionsPage_query$data['adminCollections']['edges'][number]['node'];

/** A collection in the list, as a link to the page that edits it. */
function CollectionRow({ collection: { id, title, handle, status, rules } }: { collection: Row }) {
  const shown = status != null && status in statusTexts ? (status as keyof typeof statusTexts) : null;
  return (
    <AdminTableRow>
      <Cell w={{ md: '20rem' }}>
        <TextLink to={editCollectionPath(id)} overflowWrap="anywhere">
          {title}
        </TextLink>
      </Cell>
      <Cell color="fg.muted">{rules == null ? 'Picked by hand' : 'By rules'}</Cell>
      <Cell>{shown && <Badge colorPalette={statusColors[shown]}>{statusTexts[shown]}</Badge>}</Cell>
      <Cell overflowWrap="anywhere">
        {shown === 'VISIBLE' ? (
          <TextLink to={collectionPath(handle)}>/collections/{handle}</TextLink>
        ) : (
          <Text as="span" color="fg.muted">
            /collections/{handle}
          </Text>
        )}
      </Cell>
    </AdminTableRow>
  );
}
