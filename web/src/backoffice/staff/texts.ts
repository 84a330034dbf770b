/** Fixed texts of the staff page. */
export const texts = {
  title: 'Staff',
  lead: 'Staff need an account with a confirmed email. Their role decides what they can do.',
  email: 'Email',
  role: 'Role',
  since: 'Account since',
  resetTwoFactor: 'Reset 2FA',
  none: 'Only admins so far',

  add: 'Add',
  assigned: (name: string, role: string) => `${name} now has the role ${role}`,

  change: 'Change role',
  remove: 'Remove role',
} as const;
