import type { Plugin } from 'vite';

/** The CSS modules of screens that are loaded on demand and never rendered on the server. */
const ON_DEMAND = /\/src\/(backoffice\/.*|shop\/(addresses\/\w+|(checkout|identity|orders)\/.*))\.module\.css$/;
const apply: Plugin['apply'] = (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild;

/** Moves these styles from the shop's sheet into the scripts that use them, so that a page has its styles before it is drawn. */
export const stylesOnDemand = (): Plugin[] => [
  // After Vite has compiled a module, and before Vite adds it to the sheet.
  { name: 'kirana-styles-out', apply, transform: (_css, id) => (ON_DEMAND.test(id) ? { code: '', map: null } : null) },
  { name: 'kirana-styles-in', apply, enforce: 'post', transform: addStyles },
];

/** They come after the shop's sheet and before Emotion's styles, as if they were in the sheet. */
function addStyles(classes: string, id: string) {
  const code = `
import __css from ${JSON.stringify(`${id}?inline`)};
const __style = Object.assign(document.createElement('style'), { textContent: __css });
document.head.insertBefore(__style, document.head.querySelector('style[data-emotion]'));
${classes}`;
  return ON_DEMAND.test(id) ? { code, map: null, moduleSideEffects: true } : null;
}
