/** Fixed texts of login and registration; the specification gives those with odd case. */
export const loginTexts = {
  loginTitle: 'Log in',
  loginLead: 'Welcome back. Your cart is where you left it.',
  register: 'Register',
  registerTitle: 'Create your account',
  registerLead: 'One minute now, groceries in ten from then on.',
  noAccount: 'New to Kirana?',
  haveAccount: 'Have an account already?',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordHelp: 'At least 8 characters',
  forgotPassword: 'Forgot password?',
  mismatch: 'password and confirm password must be same',
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  welcome: (name: string) => `Welcome to Kirana, ${name}. A mail to confirm your address is on its way.`,
} as const;
