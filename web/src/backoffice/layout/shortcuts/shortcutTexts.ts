/** The layout's keys, as tinykeys writes them, with their actions. */
export const generalShortcuts = {
  help: { keys: '[Shift]+?', label: 'Show this list' },
  search: { keys: '[Shift]+/', label: 'Search' },
} as const;

/** The title of the list of keys, and the label of the button that opens it. */
export const SHORTCUTS_TITLE = 'Keyboard shortcuts';
