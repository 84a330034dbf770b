/** Fixed texts of the staff page. */
export const texts = {
  title: 'Staff',
  lead: 'Invite people by email. Their role decides what they can do.',
  email: 'Email',
  role: 'Role',
  since: 'Account since',
  resetTwoFactor: 'Reset 2FA',
  none: 'Only admins so far',

  add: 'Add',
  emailHelp: 'Someone without an account gets an invitation',
  invited: (email: string) => `We’ve invited ${email}. They join once they confirm their email.`,
  assigned: (name: string, role: string) => `${name} now has the role ${role}`,

  change: 'Change role',
  remove: 'Remove role',
} as const;

/** Fixed texts of the invitations. */
export const invitationTexts = {
  title: 'Invited',
  expires: 'Open until',
  sendAgain: 'Send again',
  sent: (email: string) => `Invitation sent to ${email}`,
  withdraw: 'Withdraw',
  withdrawn: (email: string) => `${email} is no longer invited`,
} as const;
