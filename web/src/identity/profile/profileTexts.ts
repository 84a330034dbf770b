/** Fixed texts of the profile page and its form. */
export const profileTexts = {
  title: 'Profile',
  personal: 'Your details',
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  mobileHelp: 'Needed, so that the rider can call you',
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
  removePictureText: 'Your initials take its place.',
} as const;

/** Fixed texts around the verification of an email address. */
export const emailTexts = {
  pendingEmail: (email: string) => `Waiting for confirmation: ${email}. We sent a link.`,
  sendAgain: 'Send again',
  cancelChange: 'Cancel change',
  changeCancelled: 'Your email stays as it is',
  mailSent: (email: string) => `Mail sent to ${email}`,
  unverified: (email: string) => `Please confirm ${email} by the link in our mail.`,
  sendMailAgain: 'Send the mail again',
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
  passwordText: 'Choose a new one whenever you like.',
  devices: 'Devices',
  devicesText: 'See where you are signed in, and sign out from here.',
  seeDevices: 'See devices',
  data: 'Your data',
  dataText: 'Everything we keep about you, as a JSON file.',
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
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHelp: 'At least 8 characters',
  passwordNote: 'Your other devices will be signed out, and your API tokens revoked.',
  mismatch: 'New password and confirm password must be same.',
  passwordChanged: 'Password changed. Your other devices were signed out.',
} as const;

/** Fixed texts of the dialog that deletes the account. */
export const deletionTexts = {
  deleteTitle: 'Delete my account',
  deleteText: 'This can’t be undone.',
  deleteLead: 'This can’t be undone. Please read what it means:',
  deleteLost: [
    'Your name, email, mobile number and picture are erased.',
    'Your saved addresses and your cart are gone.',
    'You are signed out on all devices.',
  ],
  deleteKept: 'Your orders are kept for our books, without your name, street and number.',
  yourPassword: 'Your password',
  deleted: 'Your account is deleted',
  toOrders: 'My Orders',
  cancel: 'Cancel',
} as const;
