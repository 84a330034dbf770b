import type { Plugin } from 'vite';

/** The CSS modules of screens that are loaded on demand and never rendered on the server. */
const ON_DEMAND = /\/src\/(backoffice\/.*|shop\/(addresses\/\w+|(checkout|identity|orders)\/.*))\.module\.css$/;

const apply: Plugin['apply'] = (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild;

/** Moves these styles from the shop's sheet into the scripts that use them, so that a page has its styles before it is drawn. */
export function stylesOnDemand(): Plugin[] {
  return [
    {
      name: 'kirana-styles-out-of-sheet', // runs after Vite has compiled a module, and before Vite adds it to the sheet
      apply,
      transform: (_css, id) => (ON_DEMAND.test(id) ? { code: '', map: null } : null),
    },
    {
      name: 'kirana-styles-into-scripts',
      apply,
      enforce: 'post',
      transform: (classes, id) =>
        ON_DEMAND.test(id) ? { code: `${addStyles(id)}${classes}`, map: null, moduleSideEffects: true } : null,
    },
  ];
}

/** They come after the shop's sheet and before Emotion's styles, as if they were in the sheet. */
const addStyles = (id: string) => `
import __css from ${JSON.stringify(`${id}?inline`)};
const __style = Object.assign(document.createElement('style'), { textContent: __css });
document.head.insertBefore(__style, document.head.querySelector('style[data-emotion]'));
`;
