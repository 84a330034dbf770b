/** Fixed texts of form fields. */
export const texts = {
  copied: 'Copied',
  copyFailed: 'We couldn’t copy it. It’s selected: copy it yourself.',
} as const;
