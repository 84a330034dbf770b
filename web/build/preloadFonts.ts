import type { HtmlTagDescriptor, Plugin } from 'vite';

// The two that every page needs: letters, and the block that the rupee sign is in.
const neededAtOnce = /figtree-latin(-ext)?-wght-normal.*\.woff2$/;

/** Has the page ask for its fonts before the style sheet that names them has arrived. */
export function preloadFonts(): Plugin {
  return {
    name: 'kirana-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => neededAtOnce.test(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
    },
  };
}
