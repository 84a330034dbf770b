import { chakra } from '@chakra-ui/react';

/** A link in a muted colour with a touch target of full height. */
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
