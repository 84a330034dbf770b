import { defineTextStyles, defineTokens } from '@chakra-ui/react';

/** Steps of the 4 px grid; `11` is 44 px, the minimum height of touch targets. */
const gridSteps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56,
  60, 64, 72, 80, 96,
];
const grid = Object.fromEntries(gridSteps.map((step) => [String(step), { value: `${step / 4}rem` }]));

/**
 * Distances and sizes by Chakra's names, our scale of type (12, 14, 16, 20, 24, 32), corners and motion. Written out because
 * Chakra's own tokens come as one module with its whole theme.
 */
export const tokens = defineTokens({
  spacing: grid,
  sizes: {
    ...grid,
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '28rem' },
    lg: { value: '32rem' },
    xl: { value: '36rem' },
    '2xl': { value: '42rem' },
    page: { value: '100rem' },
    prose: { value: '60ch' },
    full: { value: '100%' },
    max: { value: 'max-content' },
    min: { value: 'min-content' },
    fit: { value: 'fit-content' },
  },
  zIndex: {
    base: { value: 0 },
    docked: { value: 10 },
    dropdown: { value: 1000 },
    sticky: { value: 1100 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
  },
  cursor: { button: { value: 'pointer' }, radio: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
  easings: { 'ease-out': { value: 'cubic-bezier(0, 0, 0.58, 1)' } },
  animations: {
    spin: { value: 'spin 1s linear infinite' },
    pulse: { value: 'pulse 1.6s cubic-bezier(0.4, 0, 0.6, 1) infinite' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
    extrabold: { value: '800' },
  },
  colors: { transparent: { value: 'transparent' }, current: { value: 'currentColor' } },
  fonts: {
    heading: { value: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Wide', system-ui, sans-serif" },
    body: { value: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Wide', system-ui, sans-serif" },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.25rem' },
    xl: { value: '1.5rem' },
    '2xl': { value: '2rem' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '4px' },
    control: { value: '8px' },
    md: { value: '8px' },
    card: { value: '12px' },
    lg: { value: '12px' },
    full: { value: '9999px' },
  },
  durations: {
    faster: { value: '100ms' },
    fast: { value: '150ms' },
    moderate: { value: '200ms' },
    slow: { value: '200ms' },
    slower: { value: '200ms' },
    slowest: { value: '200ms' },
  },
});

/** Font sizes with their line heights. */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.625rem', letterSpacing: '-0.01em' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.875rem', letterSpacing: '-0.015em' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2.375rem', letterSpacing: '-0.02em' } },
});

/** The breakpoints of layouts; phones are narrower than 768 px. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };
