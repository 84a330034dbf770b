/** Fixed texts of the page of API tokens. */
export const apiTokenTexts = {
  title: 'API Tokens',
  lead: 'A token lets a program use the shop as you. Treat it like a password.',
  howTo: 'How to use them',
  list: 'Your API tokens',
  emptyTitle: 'No API tokens yet',
  emptyText: 'Create one when one of your programs needs it.',

  add: 'New token',
  addTitle: 'New API token',
  name: 'Name',
  nameHelp: 'What it’s for, so you’ll recognise it',
  nameMissing: 'Enter a name',
  scope: 'Permissions',
  expiry: 'Expiration',
  expiryHelp: (date: string) => `Until ${date}`,
  neverHelp: 'Works until you revoke it or change your password',
  create: 'Create token',

  createdTitle: 'Copy your token now',
  warning: 'This is the only time we can show it. Anyone who has it can act as you.',
  token: 'Your token',
  copy: 'Copy token',
  tryIt: 'Try it in a terminal',
  copyCommand: 'Copy command',
  done: 'Done',

  created: 'Made',
  lastUsed: 'Last used',
  neverUsed: 'Never used',
  expires: 'Expires',
  neverExpires: 'Never expires',
  lacksPermissions:
    'It can do less than you: it’s older than your role or your second factor. A new token can do it all.',

  revoke: 'Revoke',
  revokeLabel: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'Programs that use it lose access right away. This can’t be undone.',
  revoked: (name: string) => `${name} is revoked`,
} as const;

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
