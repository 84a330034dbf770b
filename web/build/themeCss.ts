import type { SystemStyleObject } from '@chakra-ui/react';
import { css, type CSSObject } from '@emotion/react';
import type { Plugin } from 'vite';
import { system } from '../src/ui/theme/system.ts';

const NAME = 'virtual:theme.css';
const ID = `\0${NAME}`;

/** The recipes that elements outside Chakra's components use. */
const RECIPES = ['button', 'skeleton', 'spinner'];
const SPINNER_SIZE = 'sm';
const BREAKPOINTS = /--(sizes-)?breakpoints?-\w+:[^;]+;/g;
const PALETTES = ['gray', 'red'];

/**
 * Serves the theme of ui/theme/system.ts as a style sheet: the reset, the global styles and the tokens, and as classes the text styles
 * (`text-sm`), the layer styles (`card`), the palettes (`palette-red`) and the recipes with their variants (`button`, `button-ghost`,
 * `button-sm`). Chakra would write the same at run time.
 */
export function themeCss(): Plugin {
  return {
    name: 'kirana-theme-css',
    resolveId: (id) => (id === NAME ? ID : null),
    load: (id) => (id === ID ? themeStyles() : null),
    // First of all, because a bundler may put another file's layer before the theme's.
    transformIndexHtml: () => [{ tag: 'style', injectTo: 'head-prepend', children: system.layers.atRule }],
  };
}

function themeStyles(): string {
  const { theme } = system._config;
  const classes = {
    ...named('text-', theme?.textStyles, (textStyle) => ({ textStyle })),
    ...named('', theme?.layerStyles, (layerStyle) => ({ layerStyle })),
    ...Object.fromEntries(PALETTES.map((colorPalette) => [`.palette-${colorPalette}`, system.css({ colorPalette })])),
    ...Object.assign({}, ...RECIPES.map(recipeClasses)),
  };
  const page = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()];
  return [
    // Nothing is around a global selector, and no media query reads a variable.
    ...page.map((layer) =>
      css(layer as CSSObject)
        .styles.replaceAll('&', '')
        .replace(BREAKPOINTS, ''),
    ),
    css({ '@layer recipes': classes }).styles,
  ].join('\n');
}

function named(prefix: string, styles: object | undefined, use: (name: string) => SystemStyleObject): object {
  return Object.fromEntries(Object.keys(styles ?? {}).map((name) => [`.${prefix}${name}`, system.css(use(name))]));
}

function recipeClasses(name: string): object {
  const { base, variants } = system.getRecipe(name, {});
  const options = Object.values(variants ?? {}).flatMap((styles) => Object.entries(styles as object));
  const used = name === 'spinner' ? options.filter(([option]) => option === SPINNER_SIZE) : options;
  return {
    [`.${name}`]: system.css(base ?? {}),
    ...Object.fromEntries(used.map(([option, style]) => [`.${name}-${option}`, system.css(style as object)])),
  };
}
