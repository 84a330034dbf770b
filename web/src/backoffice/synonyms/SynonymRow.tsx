import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import { AdminTableRow } from '../ui/AdminTableRow.tsx';
import type { SynonymRow_group$key } from './__generated__/SynonymRow_group.graphql.ts';
import { labelOf } from './labelOf.ts';
import { synonymGroupPath } from './synonymPaths.ts';
import { SynonymStatusBadge } from './SynonymStatusBadge.tsx';
import { departmentTexts, texts } from './texts.ts';

const SHOWN_TERMS = 12;

/** A group in the list, as a link to the page that edits it. */
export function SynonymRow({ group: groupKey }: { group: SynonymRow_group$key }) {
  const group = useFragment(
    graphql`
      fragment SynonymRow_group on SynonymGroup {
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
