/** The layout's keys, as tinykeys writes them, with their actions. */
export const generalShortcuts = {
  help: { keys: '[Shift]+?', label: 'Show this list' },
  search: { keys: '[Shift]+/', label: 'Search' },
} as const;

/** Fixed texts of the keyboard shortcuts. */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  general: 'General',
  goTo: 'Go to',
  then: 'then',
  setting: 'Shortcuts of single keys',
  settingText: 'Turn them off if you type by voice, or press keys by accident. This device remembers it.',
} as const;
