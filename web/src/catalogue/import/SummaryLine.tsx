import { chakra } from '@chakra-ui/react';

/** What opens details below it. */
export const SummaryLine = chakra('summary', {
  base: {
    w: 'fit',
    py: '2.5',
    borderRadius: 'sm',
    color: 'green.fg',
    textStyle: 'sm',
    fontWeight: 'semibold',
    cursor: 'button',
  },
});
