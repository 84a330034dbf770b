/** The look that the idle and the active search bar share, so that neither moves when one becomes the other. */
export const searchBox = {
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
