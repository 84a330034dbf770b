/** Fixed texts of login and registration; the specification gives those with odd case. */
export const loginTexts = {
  login: 'Login',
  loginTitle: 'Log in',
  mismatch: 'password and confirm password must be same',
  welcomeBack: (name: string) => `Welcome back, ${name}`,
} as const;
