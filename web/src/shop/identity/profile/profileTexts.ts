/** Fixed texts of the profile page and its form. */
export const profileTexts = {
  title: 'Profile',
  personal: 'Your details',
  name: 'Name',
  mobile: 'Mobile',
  mobileHelp: 'So your rider can call you',
  save: 'Save changes',
  saved: 'Updated successfully',
} as const;

/** Fixed texts around the profile picture. */
export const avatarTexts = {
  edit: 'Edit',
  editLabel: 'Edit your picture',
  remove: 'Remove',
  removeLabel: 'Remove your picture',
  pictureTitle: 'Your picture',
  pictureSaved: 'Picture saved',
  pictureRemoved: 'Picture removed',
  removePictureTitle: 'Remove your picture?',
  removePictureText: 'Your initials will show instead.',
} as const;

/** Fixed texts around the verification of an email address. */
export const emailTexts = {
  pendingEmail: (email: string) => `We sent a link to ${email}. Open it to confirm your new email.`,
  sendAgain: 'Send again',
  cancelChange: 'Cancel change',
  changeCancelled: 'Your email stays as it is',
  mailSent: (email: string) => `Email sent to ${email}`,
  unverified: (email: string) => `Please confirm ${email} with the link we emailed you.`,
  sendMailAgain: 'Send the email again',
  dismiss: 'Hide this reminder',
  reminder: 'Reminder',
} as const;

/** Fixed texts of the email preferences. */
export const emailPreferenceTexts = {
  title: 'Email preferences',
  orderUpdates: 'Order updates',
  orderUpdatesText: 'When an order is packed, on its way and delivered.',
  backInStock: 'Back in stock',
  backInStockText: 'When something you asked about is available again.',
  alwaysSent: 'Receipts, refunds and security alerts are always sent.',
} as const;

/** Fixed texts of the account settings below the profile. */
export const settingsTexts = {
  account: 'Account',
  password: 'Password',
  passwordText: 'Change it whenever you like.',
  devices: 'Devices',
  devicesText: 'See where you are signed in, and sign out from here.',
  seeDevices: 'See devices',
  twoFactor: 'Two-factor authentication',
  twoFactorText: 'Protect your login with codes from your phone.',
  seeSecurity: 'See security',
  data: 'Your data',
  dataText: 'A copy of everything we store about you, as a JSON file.',
  download: 'Download my data',
  downloadName: 'kirana-my-data.json',
  downloaded: 'Your data is saved on this device',
} as const;

/** Fixed texts of the settings for people who write programs. */
export const developerTexts = {
  title: 'For developers',
  apiTokens: 'API tokens',
  apiTokensText: 'Let your own programs use the shop.',
  seeApiTokens: 'See API tokens',
} as const;

/** Fixed texts of the dialog that changes the password. */
export const passwordTexts = {
  changePassword: 'Change password',
  oldPassword: 'Old password',
  passwordNote: 'Your other devices will be signed out, and your API tokens revoked.',
  passwordChanged: 'Password changed. Your other devices were signed out.',
} as const;

/** Fixed texts of the dialog that deletes the account. */
export const deletionTexts = {
  deleteTitle: 'Delete my account',
  deleteText: 'This can’t be undone.',
  deleteLead: 'This can’t be undone. Here’s what happens:',
  deleteLost: [
    'Your name, email, mobile number and picture are erased.',
    'Your saved addresses and your cart are deleted.',
    'You are signed out on all devices.',
  ],
  storeCreditLost: (amount: string) => `Your ${amount} of store credit ends. Use it for an order first.`,
  deleteKept: 'We keep your orders for our records, without your name, street and mobile number.',
  yourPassword: 'Your password',
  deleted: 'Your account has been deleted',
  toOrders: 'My Orders',
} as const;
