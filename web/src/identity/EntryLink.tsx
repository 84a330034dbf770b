import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link from one of the pages that let somebody in to another. */
export const EntryLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '1',
    borderRadius: 'sm',
    color: 'green.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
