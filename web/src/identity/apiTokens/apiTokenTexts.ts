/** Fixed texts of the page of API tokens. */
export const apiTokenTexts = {
  title: 'API Tokens',
  lead: 'With a token, a program can use the shop in your name. Treat it like a password.',
  howTo: 'How to use them',
  toProfile: 'Profile',
  list: 'Your API tokens',
  emptyTitle: 'No API token yet',
  emptyText: 'Make one when a program of yours needs it.',

  add: 'New token',
  addTitle: 'New API token',
  name: 'Name',
  nameHelp: 'What it is for, so that you know it again',
  nameMissing: 'Please give it a name',
  scope: 'What it may do',
  expiry: 'How long it is good',
  expiryHelp: (date: string) => `Until ${date}`,
  neverHelp: 'Nothing ends it but you, or a new password',
  create: 'Make token',
  cancel: 'Cancel',

  createdTitle: 'Copy your token now',
  warning: 'This is the only time that we can show it. Anybody who has it can act in your name.',
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

  revoke: 'Revoke',
  revokeLabel: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'Programs that use it lose their access at once. This can’t be undone.',
  revoked: (name: string) => `${name} is revoked`,
} as const;

/** A label and an explanation of each scope. */
export const scopeTexts = {
  READ: { label: 'Read only', text: 'Sees what you see, and changes nothing.' },
  READ_WRITE: {
    label: 'Read and write',
    text: 'Does what you can do, such as placing orders. Your password, email and devices stay out of its reach.',
  },
} as const;

/** The choices of expiry. */
export const expiryOptions = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'A year' },
  { days: null, label: 'Until I revoke it' },
] as const;
