import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { underlinedLook } from './BlockerLink.tsx';

/** A row of an AdminTable: a card with its cells below each other on phones. */
export const AdminTableRow = chakra(
  'tr',
  {
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
      '& > td': { md: { px: '3', py: '2.5', borderTopWidth: '1px', verticalAlign: 'top' }, textStyle: 'sm' },
      '&:first-of-type > td': { borderTopWidth: { md: '0' } },
    },
  },
  { defaultProps: { role: 'row' } },
);

/** A cell of a row. */
export const Cell = chakra('td', {}, { defaultProps: { role: 'cell' } });

/** A cell with an amount: phones show it at the end of the line that begins with its label. */
export const AmountCell = chakra(
  'td',
  {
    base: {
      fontVariantNumeric: 'tabular-nums',
      mdDown: { display: 'flex', justifyContent: 'space-between', gap: '4' },
    },
  },
  { defaultProps: { role: 'cell' } },
);

/** The title of a cell's column, for phones, which hide the head of the table. */
export const PhoneLabel = chakra('span', { base: { display: { md: 'none' }, color: 'fg.muted' } });

/** The link from a row to the page of its entry, high enough for touch. */
export const RowLink = chakra(Link, {
  base: { ...underlinedLook, minW: '11', my: { md: '-3' }, fontVariantNumeric: 'tabular-nums' },
});
