import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link to what prevents a deletion. */
export const BlockerLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    borderRadius: 'sm',
    color: 'green.fg',
    textStyle: 'sm',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
