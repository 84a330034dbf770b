/** The styles that the search link and the search input share, so that nothing moves when one replaces the other. */
export const searchBarStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  h: '11',
  w: 'full',
  minW: { md: '300px', lg: '420px' },
  maxW: { lg: '48rem' },
  px: '3.5',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'control',
  textStyle: 'sm',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const;
