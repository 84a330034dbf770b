import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineGlobalStyles,
  defineKeyframes,
  defineLayerStyles,
} from '@chakra-ui/react';
import { colors, semanticRadii, shadows } from './colors.ts';
import { recipes } from './recipes.ts';
import { slotRecipes } from './slotRecipes.ts';
import { breakpoints, textStyles, tokens } from './tokens.ts';

/** Styles of the whole page: light or dark mode, and no animation for readers who prefer reduced motion. */
const globalCss = defineGlobalStyles({
  ':root': { colorScheme: 'light dark', '--global-font-body': 'fonts.body', '--global-color-border': 'colors.border' },
  html: {
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.5',
    colorPalette: 'primary',
    // The bars that stay at the screen's edges hide nothing that the keyboard comes to.
    scrollPaddingTop: 'calc(var(--header-height, 6.5rem) + 1rem)',
    scrollPaddingBottom: {
      base: 'calc(max(5rem, var(--tabs-height) + var(--cart-bar-height) + var(--order-bar-height) + 0.5rem) + env(safe-area-inset-bottom))',
      md: 'calc(1.5 * var(--order-bar-height))',
    },
    '--tabs-height': '0px',
    '--cart-bar-height': '0px',
    '--order-bar-height': '0px',
  },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'primary.muted' },
  ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '2px',
  },
  '.row': { display: 'flex', alignItems: 'center' },
  '.stack': { display: 'flex', flexDirection: 'column' },
  '.muted': { color: 'fg.muted' },
  '.semibold': { fontWeight: 'semibold' },
  '.bold': { fontWeight: 'bold' },
  '.truncate': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The header’s button knows that the shop does not deliver to the visitor.
  ':root:has([data-unserved]) .promise': { visibility: 'hidden' },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});

/** Transitions of at most 200 ms, and the endless animations of loading states. */
const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'slide-from-right-full': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-to-right-full': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
  'slide-from-left-full': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-to-left-full': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
  'slide-from-top': { from: { translate: '0 -0.25rem', opacity: '0' }, to: { translate: '0 0', opacity: '1' } },
  'slide-from-bottom': { from: { translate: '0 0.5rem', opacity: '0' }, to: { translate: '0 0', opacity: '1' } },
});

/** Surface styles that several components share. */
const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
  none: { value: {} },
  card: { value: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' } },
  float: { value: { bg: 'bg.panel', color: 'fg', borderRadius: 'card', boxShadow: 'float' } },
});

/**
 * The theme. It holds the recipes in use instead of Chakra's whole theme, which is as large as React; dark mode follows the
 * reader's system, so `_dark` is a media query and no script runs before the first paint.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: '',
    conditions: { dark: '@media (prefers-color-scheme: dark)', light: '@media (prefers-color-scheme: light)' },
    globalCss,
    theme: {
      breakpoints,
      tokens,
      textStyles,
      layerStyles,
      keyframes,
      semanticTokens: { colors, shadows, radii: semanticRadii },
      recipes,
      slotRecipes,
    },
  }),
);
