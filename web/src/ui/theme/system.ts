import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors, semanticRadii, shadows } from './colors.ts';
import { globalCss, keyframes, layerStyles } from './globalStyles.ts';
import { recipes } from './recipes.ts';
import { slotRecipes } from './slotRecipes.ts';
import { breakpoints, textStyles, tokens } from './tokens.ts';

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
