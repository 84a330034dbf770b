import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../shop/layout/texts.ts';

/** The end of every page for staff; `children` are its first links. */
export function StaffFooter({ children }: { children: ReactNode }) {
  return (
    <Footer>
      {children}
      <Link to="/licences.txt" reloadDocument>
        {texts.openSourceLicences}
      </Link>
    </Footer>
  );
}

const Footer = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    px: { base: '4', md: '6', xl: '8' },
    py: '2',
    borderTopWidth: '1px',
    textStyle: 'xs',
    color: 'fg.muted',
    '& > :is(a, button)': { minH: '11', borderRadius: 'sm', cursor: 'pointer', _hover: { color: 'fg' } },
    '& > a': { display: 'inline-flex', alignItems: 'center' },
  },
});
