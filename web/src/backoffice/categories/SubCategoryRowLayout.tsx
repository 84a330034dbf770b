import { chakra } from '@chakra-ui/react';

/** A row of the table: a card with picture, name above chips, and actions on phones. */
export const SubCategoryRowLayout = chakra('tr', {
  base: {
    transition: 'background-color 150ms ease-out',
    _hover: { md: { bg: 'bg.subtle' } },
    mdDown: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"image name action" "image category action"',
      alignItems: 'center',
      columnGap: '2',
      ps: '2',
      pe: '1',
      py: '2',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'card',
    },
    '& > td': {
      md: { px: '3', py: '1', borderTopWidth: '1px', verticalAlign: 'middle' },
      textStyle: 'sm',
    },
    '&:first-of-type > td': { borderTopWidth: { md: '0' } },
  },
});
