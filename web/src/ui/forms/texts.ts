/** Fixed texts of form fields. */
export const texts = {
  removeChosen: (name: string) => `Remove ${name}`,
  copied: 'Copied',
  copyFailed: 'It could not be copied. It is selected now: copy it yourself.',
} as const;
