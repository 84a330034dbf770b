/** Fixed texts of a refused way to pay. */
export const refusalTexts = {
  sendMail: 'Email me the link again',
  mailSent: (email: string) => `We sent a link to ${email}. Open it, then try again.`,
  editCart: 'Edit cart',
} as const;
