import { chakra } from '@chakra-ui/react';

/** The line that unfolds a `details` element. */
export const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    borderRadius: 'sm',
    color: 'green.fg',
    textStyle: 'sm',
    fontWeight: 'semibold',
    cursor: 'button',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
