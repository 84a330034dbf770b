import type { HtmlTagDescriptor, Plugin } from 'vite';

// The two that every page needs: Latin letters, and the block of the rupee sign.
const preloadedFonts = /figtree-latin(-ext)?-wght-normal.*\.woff2$/;

/** Adds preload links, so that the page loads its fonts before the style sheet that names them. */
export function preloadFonts(): Plugin {
  return {
    name: 'kirana-preload-fonts',
    apply: 'build',
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
