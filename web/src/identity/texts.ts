/** Fixed texts of login, registration and the account menu; the specification gives those with odd case. */
export const texts = {
  login: 'Login',
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
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  mismatch: 'password and confirm password must be same',

  welcomeBack: (name: string) => `Welcome back, ${name}`,
  welcome: (name: string) => `Welcome to Kirana, ${name}. A mail to confirm your address is on its way.`,
  loggedOut: 'You are logged out',
  noPermission: 'Do not have permission',
  noPermissionText: 'This page is for the people who run the shop.',
  goHome: 'Go to home',

  account: 'Account',
  myAccount: 'My Account',
  confirmEmail: 'Confirm your email',
  logOut: 'Log Out',
  close: 'Close',
} as const;

/** The label beside the name of an admin, picker or rider, by the role's name in the schema. */
export const roleTags: Readonly<Record<string, string>> = { ADMIN: '(Admin)', PICKER: '(Picker)', RIDER: '(Rider)' };
