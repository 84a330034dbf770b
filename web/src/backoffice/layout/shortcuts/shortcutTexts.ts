/** The layout's keys, as tinykeys writes them, with their actions. */
export const generalShortcuts = {
  help: { keys: '[Shift]+?', label: 'Show this list' },
  search: { keys: '[Shift]+/', label: 'Search' },
} as const;

/** Fixed texts of the keyboard shortcuts. */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
} as const;
