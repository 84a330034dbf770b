import { chakra } from '@chakra-ui/react';

/** A row of an AdminTable: a card with its cells below each other on phones. */
export const AdminTableRow = chakra('tr', {
  base: {
    mdDown: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      px: '3',
      py: '3',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'card',
    },
    '& > td': {
      md: { px: '3', py: '2.5', borderTopWidth: '1px', verticalAlign: 'top' },
      textStyle: 'sm',
    },
    '&:first-of-type > td': { borderTopWidth: { md: '0' } },
  },
});
