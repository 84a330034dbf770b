/** Fixed texts of the dialog that asks who one is. */
export const reauthenticationTexts = {
  title: 'Confirm that it’s you',
  passwordText: 'You logged in a while ago, and this needs a fresh check. Enter your password to continue.',
  codeText: 'You logged in a while ago, and this needs a fresh check. Enter a code from your app to continue.',
  password: 'Password',
  confirm: 'Confirm',
} as const;
