import { chakra } from '@chakra-ui/react';

/** The column at the left of the listing, which stays in place while the products scroll. */
export const RailLayout = chakra('nav', {
  base: {
    position: 'sticky',
    top: { base: '7.75rem', md: '5.5rem' },
    maxHeight: { base: 'calc(100dvh - 8.5rem)', md: 'calc(100dvh - 6.5rem)' },
    flexShrink: '0',
    width: { base: '4.75rem', md: '13rem', xl: '15rem' },
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    scrollbarWidth: 'none',
    listStyleType: 'none',
  },
});
