import { defineSemanticTokens } from '@chakra-ui/react';

/** A colour in light and in dark mode. */
function shade(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

/**
 * The shop's colours; no other file defines one. `primary` is for controls and links, `secondary` for the brand's surfaces and claims: the owner
 * may choose both, in a style sheet that sets their variables. `green` and `yellow` are for the badges of states, `red` for discounts and
 * destructive actions too; `gray` is for text and surfaces. Each of them works as a `colorPalette`; the ring of what has the focus is always the
 * primary one. Text in `fg…` on `bg…` has a contrast of 4.5:1, `border.control` on any of them 3:1.
 */
export const colors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: shade('#faf8f4', '#151310'),
    panel: shade('#ffffff', '#1f1c17'),
    subtle: shade('#f4f0e9', '#1a1814'),
    muted: shade('#ede8df', '#2a261f'),
    emphasized: shade('#e3dcd0', '#37322a'),
    inverted: shade('#1e1b16', '#f3eee5'),
    error: shade('#fdece8', '#301713'),
    warning: shade('#fdf3d9', '#2c230f'),
    success: shade('#e6f3e8', '#17291c'),
    backdrop: shade('rgb(30 27 22 / 0.48)', 'rgb(0 0 0 / 0.64)'),
  },
  fg: {
    DEFAULT: shade('#1e1b16', '#f3eee5'),
    muted: shade('#5f574b', '#b9af9f'),
    subtle: shade('#6f665a', '#a09686'),
    inverted: shade('#faf8f4', '#151310'),
    error: shade('#b0301d', '#f79a88'),
    warning: shade('#7a5200', '#f8c65a'),
    success: shade('#17612f', '#7ed69c'),
  },
  border: {
    DEFAULT: shade('#e5dfd4', '#332e26'),
    muted: shade('#efeae1', '#28241e'),
    emphasized: shade('#cfc6b7', '#4a4338'),
    control: shade('#8a8172', '#7b7263'),
    error: shade('#cf3f2a', '#f0745f'),
  },
  primary: {
    solid: shade('#1f7a3d', '#5cc37f'),
    hover: shade('#186332', '#79d497'),
    contrast: shade('#ffffff', '#08210f'),
    fg: shade('#17612f', '#7ed69c'),
    subtle: shade('#e6f3e8', '#17291c'),
    muted: shade('#cfe7d4', '#1e3a27'),
    emphasized: shade('#a9d3b3', '#2a5236'),
    border: shade('#3f9059', '#4a9e66'),
    focusRing: shade('#1f7a3d', '#5cc37f'),
  },
  secondary: {
    solid: shade('#f6b21b', '#f6b21b'),
    hover: shade('#e2a112', '#f9c452'),
    contrast: shade('#2b1d00', '#2b1d00'),
    fg: shade('#7a5200', '#f8c65a'),
    subtle: shade('#fdf3d9', '#2c230f'),
    muted: shade('#fbe4ae', '#3d3015'),
    emphasized: shade('#f8cd6c', '#5a4720'),
    border: shade('#a8770c', '#a67c1c'),
  },
  green: {
    solid: shade('#1f7a3d', '#5cc37f'),
    contrast: shade('#ffffff', '#08210f'),
    fg: shade('#17612f', '#7ed69c'),
    subtle: shade('#e6f3e8', '#17291c'),
  },
  yellow: {
    solid: shade('#f6b21b', '#f6b21b'),
    contrast: shade('#2b1d00', '#2b1d00'),
    fg: shade('#7a5200', '#f8c65a'),
    subtle: shade('#fdf3d9', '#2c230f'),
  },
  red: {
    solid: shade('#c93b27', '#f0745f'),
    hover: shade('#ab2f1e', '#f4917f'),
    contrast: shade('#ffffff', '#2a0803'),
    fg: shade('#b0301d', '#f79a88'),
    subtle: shade('#fdece8', '#301713'),
    muted: shade('#fbd8d0', '#47201a'),
    emphasized: shade('#f4b3a6', '#632c24'),
    border: shade('#d9604c', '#b5503f'),
  },
  gray: {
    solid: shade('#2f2a23', '#efe9df'),
    hover: shade('#1e1b16', '#ffffff'),
    contrast: shade('#faf8f4', '#1e1b16'),
    fg: shade('#3a352d', '#ddd6ca'),
    subtle: shade('#f1ece4', '#2a261f'),
    muted: shade('#e7e0d5', '#353027'),
    emphasized: shade('#d8d0c3', '#474034'),
    border: shade('#8a8172', '#7b7263'),
  },
});

/** The one shadow, of elements that float above the page. */
export const shadows = defineSemanticTokens.shadows({
  float: shade(
    '0 0 0 1px rgb(30 27 22 / 0.06), 0 8px 28px rgb(30 27 22 / 0.16)',
    '0 0 0 1px rgb(255 255 255 / 0.08), 0 8px 28px rgb(0 0 0 / 0.6)',
  ),
});

/** The corner radii of Chakra's recipes: small (badges), medium (controls) and large (cards, dialogs). */
export const semanticRadii = defineSemanticTokens.radii({
  l1: { value: '{radii.sm}' },
  l2: { value: '{radii.control}' },
  l3: { value: '{radii.card}' },
});
