/** Fixed texts of the fields for emails and passwords; the specification gives those with odd case. */
export const credentialTexts = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHelp: 'At least 8 characters',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  newPasswordMismatch: 'New password and confirm password must be same.',
} as const;
