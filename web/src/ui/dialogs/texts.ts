/** Fixed texts of the dialogs; those of the specification are quoted as written there. */
export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  deleteTitle: 'Permanent Delete',
  deleteText: 'Are you sure permanent delete ?',
  discardTitle: 'Discard changes?',
  discardText: 'What you entered has not been saved.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
} as const;
