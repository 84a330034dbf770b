/** Fixed texts of the staff page. */
export const texts = {
  title: 'Staff',
  lead: 'Pickers pack orders and riders deliver them. Both need an account with a confirmed email first.',
  list: 'People who work here',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  since: 'Account since',
  actions: 'Actions',
  suspended: 'Suspended',
  twoFactor: '2FA',
  resetTwoFactor: 'Reset 2FA',
  resetTwoFactorLabel: (name: string) => `Reset 2FA: ${name}`,
  resetTwoFactorTitle: (name: string) => `Reset ${name}’s two-factor authentication?`,
  resetTwoFactorText:
    'For someone who has lost their phone and their recovery codes. They’re signed out everywhere, and log in with their password alone.',
  twoFactorIsReset: (name: string) => `${name} can log in without a code now`,
  none: 'No pickers or riders yet',

  add: 'Add',
  addTitle: 'Add to the staff',
  emailHelp: 'The address of their account',
  added: (name: string, role: string) => `${name} is a ${role} now`,
  cancel: 'Cancel',

  makeLabel: (name: string, role: string) => `Make ${role}: ${name}`,
  makeTitle: (name: string, role: string) => `Make ${name} a ${role}?`,
  make: (role: string) => `Make ${role}`,
  makeText: (from: string, to: string) => `They’ll stop being a ${from} and see a ${to}’s pages instead.`,
  remove: 'Remove role',
  removeLabel: (name: string) => `Remove role: ${name}`,
  removeTitle: (name: string) => `Remove ${name}’s role?`,
  removeText:
    'They can no longer see other people’s orders. Their account stays, and someone else can finish their orders.',
  removed: (name: string) => `${name} no longer works here`,
} as const;

/** The labels of the roles, by their names in the schema. */
export const roleTexts: Readonly<Record<string, string>> = { ADMIN: 'Admin', PICKER: 'Picker', RIDER: 'Rider' };

/** The same within a sentence. */
export const roleNouns = { PICKER: 'picker', RIDER: 'rider' } as const;
