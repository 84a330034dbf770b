import { chakra } from '@chakra-ui/react';

/** A quiet link with enough room for a thumb. */
export const FooterLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '11', md: '8' },
    borderRadius: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
