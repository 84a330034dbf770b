import { Box, Button, Flex, Text, Badge, chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { AdminTable } from '../ui/AdminTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { SynonymList_query$key } from './__generated__/SynonymList_query.graphql.ts';
import type { SynonymListNextQuery } from './__generated__/SynonymListNextQuery.graphql.ts';
import { texts, labelOf, departmentTexts } from './texts.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { AdminTableRow } from '../ui/AdminTableRow.tsx';
import type { SynonymList_synonymRow$key } from './__generated__/SynonymList_synonymRow.graphql.ts';
import { synonymGroupPath } from './synonymPaths.ts';
import { SynonymStatusBadge } from './SynonymStatusBadge.tsx';

const SHOWN_TERMS = 12;

/** A group in the list, as a link to the page that edits it. */
function SynonymRow({ group: groupKey }: { group: SynonymList_synonymRow$key }) {
  const group = useFragment(
    graphql`
      fragment SynonymList_synonymRow on SynonymGroup {
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
    `,
    groupKey,
  );
  const { id, name, department, status, productCount } = group;
  const others = group.terms.filter(({ term, language }) => term !== name && language !== 'X_BRAND');
  const hidden = others.length - SHOWN_TERMS;
  return (
    <AdminTableRow role="row">
      <Cell role="cell" w={{ md: '15rem' }}>
        <NameLink to={synonymGroupPath(id)}>{name}</NameLink>
        <Flex wrap="wrap" gap="1" mt="0.5">
          {department != null && <Badge colorPalette="gray">{labelOf(departmentTexts, department)}</Badge>}
          {status !== 'CURATED' && <SynonymStatusBadge status={status} />}
        </Flex>
      </Cell>
      <Cell role="cell" color="fg.muted" overflowWrap="anywhere">
        {others
          .slice(0, SHOWN_TERMS)
          .map(({ term }) => term)
          .join(', ')}
        {hidden > 0 && ` ${texts.more(hidden)}`}
      </Cell>
      <Cell
        role="cell"
        w={{ md: '24' }}
        color={productCount === 0 ? 'fg.muted' : 'fg'}
        fontVariantNumeric="tabular-nums"
      >
        {formatCount(productCount)}{' '}
        <Text as="span" hideFrom="md">
          {texts.productNoun(productCount)}
        </Text>
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');

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
const columns = [texts.name, texts.terms, texts.products];

interface SynonymListProps {
  query: SynonymList_query$key;
  /** Whether other groups are being loaded. */
  isBusy: boolean;
  /** Clears the filters; null if none is set. */
  onClear: (() => void) | null;
}

/** The groups, with a button that loads more. */
export function SynonymList({ query, isBusy, onClear }: SynonymListProps) {
  const { data, ...pages } = usePaginationFragment<SynonymListNextQuery, SynonymList_query$key>(
    graphql`
      fragment SynonymList_query on Query
      @refetchable(queryName: "SynonymListNextQuery")
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
              ...SynonymList_synonymRow
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges, totalCount } = data.synonymGroups;
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);
  return (
    <Box opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out">
      <Flex justify="space-between" align="center" minH="11" my="1">
        <Text role="status" textStyle="sm" color="fg.muted">
          {texts.groupCount(totalCount)}
        </Text>
        {onClear !== null && (
          <Button variant="ghost" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </Flex>
      {edges.length === 0 && (
        <EmptyState title={texts.noMatchTitle} text={texts.noMatchText} picture={<EmptyResultIllustration />} />
      )}
      {edges.length > 0 && (
        <AdminTable label={texts.list} columns={columns} isBusy={isBusy}>
          {edges.map(({ node }) => (
            <SynonymRow key={node.id} group={node} />
          ))}
        </AdminTable>
      )}
      <LoadMore pages={more} />
    </Box>
  );
}
