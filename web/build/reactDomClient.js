/** Has the chunk of React evaluate what it contains, instead of the entry, so that a cheap phone is blocked by two short tasks. */
export { createRoot, hydrateRoot } from '../../node_modules/react-dom/client.js';
