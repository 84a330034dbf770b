import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { texts } from '../texts.ts';

/** The end of every page for staff. */
export function StaffFooter() {
  return (
    <Footer>
      <FooterLink to="/licences.txt" reloadDocument>
        {texts.openSourceLicences}
      </FooterLink>
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
  },
});

const FooterLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: '11', borderRadius: 'sm', _hover: { color: 'fg' } },
});
