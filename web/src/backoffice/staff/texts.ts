/** Fixed texts of the staff page. */
export const texts = {
  title: 'Staff',
  lead: 'Everyone here needs an account with a confirmed email first. A role says what they may do.',
  email: 'Email',
  role: 'Role',
  since: 'Account since',
  resetTwoFactor: 'Reset 2FA',
  none: 'No one but admins yet',

  add: 'Add',
  assigned: (name: string, role: string) => `${name} has the role ${role} now`,

  change: 'Change role',
  remove: 'Remove role',
} as const;
