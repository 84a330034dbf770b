import { Flex, Text, Badge, chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { AdminList } from '../ui/AdminList.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { SynonymList_query$data, SynonymList_query$key } from './__generated__/SynonymList_query.graphql.ts';
import type { SynonymListNextQuery } from './__generated__/SynonymListNextQuery.graphql.ts';
import { texts, labelOf, departmentTexts } from './texts.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { AdminTableRow, Cell } from '../ui/AdminTableRow.tsx';
import { synonymGroupPath } from './synonymPaths.ts';
import { SynonymStatusBadge } from './SynonymStatusBadge.tsx';

const SHOWN_TERMS = 12;

type Group = SynonymList_query$data['synonymGroups']['edges'][number]['node'];

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
export const synonymColumns = ['Group', 'Terms', 'Products'];

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
      label="Groups of synonyms"
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
