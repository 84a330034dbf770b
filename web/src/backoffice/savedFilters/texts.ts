/** Fixed texts of saved filters. */
export const savedFilterTexts = {
  title: 'Saved filters',
  none: 'Filter or sort the list, then save it here under a name.',
  name: 'Name of this filter',
  save: 'Save this filter',
  saved: (name: string) => `Saved as ${name}`,
  rename: (name: string) => `Rename the filter ${name}`,
  newName: 'New name',
  saveName: 'Save',
  cancel: 'Cancel',
  renamed: (name: string) => `Renamed to ${name}`,
  delete: (name: string) => `Delete the filter ${name}`,
  deleted: (name: string) => `${name} deleted`,
  undo: 'Undo',
  maxName: 60,
} as const;
