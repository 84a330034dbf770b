import type { HtmlTagDescriptor, Plugin } from 'vite';

// The two that every page needs: Latin letters, and the block of the rupee sign.
const preloadedFonts = /figtree-latin(-ext)?-wght-normal.*\.woff2$/;

/**
 * Adds preload links, so that the page loads its fonts before the style sheet that names them. A font that comes later than the first
 * paint is used by the next page: in place of another it would move what a shopper reads.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'kirana-preload-fonts',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /@fontsource.*\.css$/.test(id) ? code.replaceAll('font-display: swap', 'font-display: optional') : null,
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => preloadedFonts.test(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
    },
  };
}
