/** Fixed texts of the sheet of addresses, apart from the header's, which the home page loads at once. */
export const sheetTexts = {
  title: 'Delivery address',
  list: 'Your saved addresses',
  edit: 'Edit address',
  remove: 'Remove',
  onDevice: 'Saved on this device. Log in to add it to your account.',
  logIn: 'Log in',
  imported: 'Your address is saved to your account',
  notImported: 'We couldn’t save your address. Open it above to fix it.',
  refused: 'This address isn’t saved yet. Check it and submit it again.',
} as const;
