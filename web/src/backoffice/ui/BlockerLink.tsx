import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** The look of an underlined link that is high enough for touch. */
export const underlinedLook = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  borderRadius: 'sm',
  color: 'primary.fg',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;

/** A link to what prevents a deletion. */
export const BlockerLink = chakra(Link, { base: { ...underlinedLook, display: 'flex', gap: '2', textStyle: 'sm' } });
