import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link within a text. */
export const TextLink = chakra(Link, {
  base: {
    borderRadius: 'sm',
    color: 'primary.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
