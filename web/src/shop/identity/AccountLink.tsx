import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link among the account's pages, such as from the login to the registration. */
export const AccountLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '1',
    borderRadius: 'sm',
    color: 'primary.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
