/** Fixed texts of the dialogs; those of the specification are quoted as written there. */
export const texts = {
  close: 'Close',
  cancel: 'Cancel',
} as const;
