/** Fixed texts of the page of signed-in devices. */
export const deviceTexts = {
  title: 'Devices',
  lead: 'You are signed in on these devices. Sign out any you don’t recognise, then change your password.',
  list: 'Devices you are signed in on',
  thisDevice: 'This device',
  activeNow: 'Active now',
  lastUsed: 'Last used',
  signedIn: 'Signed in',
  signOut: 'Sign out',
  signOutLabel: (device: string) => `Sign out ${device}`,
  signedOut: (device: string) => `${device} is signed out`,
  signOutOthers: 'Sign out all other devices',
  othersTitle: 'Sign out all other devices?',
  othersText: 'You’ll stay signed in here. Everywhere else, you’ll need your password again.',
  othersSignedOut: 'All other devices are signed out',
  onlyThis: 'You are signed in on this device only.',
  showMore: 'Show more devices',
} as const;
