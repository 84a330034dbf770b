import { Box, chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { GroupLinks_groups$key } from './__generated__/GroupLinks_groups.graphql.ts';
import { labelOf } from '../labelOf.ts';
import { synonymGroupPath, type TermToAdd } from '../synonymPaths.ts';
import { departmentTexts, texts } from '../texts.ts';

interface GroupLinksProps {
  title: string;
  groups: GroupLinks_groups$key;
  toAdd: TermToAdd;
}

/** Groups as links that add a term to them. */
export function GroupLinks({ title, groups: groupKeys, toAdd }: GroupLinksProps) {
  const groups = useFragment(
    graphql`
      fragment GroupLinks_groups on SynonymGroup @relay(plural: true) {
        id
        name
        department
        productCount
      }
    `,
    groupKeys,
  );
  const titleId = useId();
  return (
    <Box mt="3">
      <Text id={titleId} textStyle="sm" fontWeight="semibold" mb="1">
        {title}
      </Text>
      <Box as="ul" role="list" aria-labelledby={titleId} listStyleType="none">
        {groups.map(({ id, name, department, productCount }) => (
          <li key={id}>
            <GroupLink to={synonymGroupPath(id, toAdd)}>
              <Text as="span" fontWeight="medium" overflowWrap="anywhere">
                {name}
              </Text>
              <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                {department != null && `${labelOf(departmentTexts, department)} · `}
                {texts.productCount(productCount)}
              </Text>
            </GroupLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const GroupLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '11',
    px: '3',
    mb: '1',
    borderWidth: '1px',
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle' },
  },
});
