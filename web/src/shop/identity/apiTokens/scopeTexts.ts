/** A label and an explanation of each scope. */
export const scopeTexts = {
  READ: { label: 'Read only', text: 'Can see what you see, but can’t change anything.' },
  READ_WRITE: {
    label: 'Read and write',
    text: 'Can do what you can do, such as placing orders, except change your password, email or devices.',
  },
  EXPORT: {
    label: 'Read and export',
    text: 'Can see what you see, and download the files with customers and reports.',
  },
} as const;

/** The choices of expiry. */
export const expiryOptions = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'A year' },
  { days: null, label: 'Until I revoke it' },
] as const;
