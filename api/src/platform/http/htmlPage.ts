import escapeHtml from 'escape-html';
import { primaryPalettes } from '@kirana/shared/brandColors.ts';
import type { ShopSettings } from '../config/settings/shopSettings.ts';

type Brand = ShopSettings['brand'];

/** The style of the pages that the server renders: the shop's colours, light and dark. */
function baseStyle({ primaryColor }: Brand): string {
  const { light, dark } = primaryPalettes(primaryColor);
  return `
:root {
  color-scheme: light dark;
  --page: light-dark(#faf8f4, #151310);
  --panel: light-dark(#ffffff, #1f1c17);
  --hover: light-dark(#f4f0e9, #2a261f);
  --ink: light-dark(#1e1b16, #f3eee5);
  --quiet: light-dark(#5f574b, #b9af9f);
  --line: light-dark(#e5dfd4, #332e26);
  --brand: light-dark(${light.fg}, ${dark.fg});
  --button: light-dark(${light.solid}, ${dark.solid});
  --button-hover: light-dark(${light.hover}, ${dark.hover});
  --button-text: light-dark(${light.contrast}, ${dark.contrast});
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
h1 { margin: 0; font-size: clamp(24px, 4vw, 32px); line-height: 1.25; letter-spacing: -0.01em; overflow-wrap: anywhere; }
h2 { margin: 0 0 8px; font-size: 16px; }
p { margin: 4px 0; color: var(--quiet); }
a { color: var(--brand); text-underline-offset: 3px; }
a:focus-visible, button:focus-visible, summary:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
`;
}

interface HtmlPage {
  title: string;
  /** The page's own CSS, which may use the colours. */
  style: string;
  /** The body, as escaped HTML. */
  body: string;
}

/** A whole page without scripts, with the name and the colours of the shop. */
export function htmlPage({ title, style, body }: HtmlPage, brand: Brand): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>
<style>${baseStyle(brand)}${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
