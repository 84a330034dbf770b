import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../../media/Picture.tsx';
import type { RailLink_subCategory$key } from './__generated__/RailLink_subCategory.graphql.ts';

interface RailLinkProps {
  subCategory: RailLink_subCategory$key;
  to: string;
  isCurrent: boolean;
}

const Entry = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    gap: { base: '1', md: '3' },
    paddingX: { base: '1', md: '3' },
    paddingY: '2',
    minHeight: '11',
    borderRadius: 'control',
    textAlign: { base: 'center', md: 'start' },
    textStyle: { base: 'xs', md: 'sm' },
    color: 'fg.muted',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: {
      bg: 'green.subtle',
      color: 'green.fg',
      fontWeight: 'semibold',
      _before: {
        content: '""',
        position: 'absolute',
        insetY: '2',
        left: '0',
        width: '1',
        borderRadius: 'full',
        bg: 'green.solid',
      },
    },
  },
});

/** One sub-category in the rail. */
export function RailLink({ subCategory: subCategoryKey, to, isCurrent }: RailLinkProps) {
  const subCategory = useFragment(
    graphql`
      fragment RailLink_subCategory on SubCategory {
        name
        picture {
          ...Picture_picture
        }
      }
    `,
    subCategoryKey,
  );
  return (
    <Entry to={to} aria-current={isCurrent ? 'page' : undefined}>
      <Picture
        picture={subCategory.picture}
        sizes="48px"
        isDecoration
        width="12"
        borderRadius={{ base: 'full', md: 'control' }}
      />
      <chakra.span minHeight={{ base: '12', md: 'auto' }} lineClamp={{ base: 3, md: 2 }} overflowWrap="anywhere">
        {subCategory.name}
      </chakra.span>
    </Entry>
  );
}
