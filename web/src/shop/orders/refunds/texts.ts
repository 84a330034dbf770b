/** Fixed texts of reporting a problem with an order. */
export const reportTexts = {
  open: 'Report a problem with an item',
  until: (moment: string) => `You can report a problem until ${moment}.`,
  title: 'Report a problem',
  items: 'Which items?',
  pick: (name: string, unit: string) => `${name}, ${unit}`,
  quantity: (name: string) => `How many of ${name}`,
  ofMost: (most: number) => `Only ${most} to report`,
  noItems: 'Choose at least one item.',
  nothingLeft: 'Everything in this order is already reported or refunded.',
  reason: "What's wrong?",
  noReason: "Choose what's wrong.",
  note: 'Tell us more (optional)',
  noteRequired: 'Tell us more',
  noteHelp: 'Up to 500 characters.',
  noNote: 'Tell us what went wrong.',
  photos: 'Photos (optional)',
  photosHelp: 'Up to 3. A clear photo helps us decide faster.',
  addPhoto: 'Add photos',
  photoFile: 'Photo file',
  photo: (place: number) => `Photo ${place}`,
  removePhoto: (place: number) => `Remove photo ${place}`,
  retryPhoto: (place: number) => `Try photo ${place} again`,
  photoAdded: (count: number) => (count === 1 ? '1 photo added' : `${count} photos added`),
  uploading: 'Uploading',
  photosUploading: 'Your photos are still uploading. Send the report in a moment.',
  photoFailed: "A photo wasn't uploaded. Try it again, or remove it.",
  online: "If we approve it, we'll refund you the way you paid.",
  cash: "You paid in cash, so if we approve it, we'll give you the money back in cash.",
  submit: 'Send report',
  cancel: 'Cancel',
  done: "Thanks for telling us. We're checking it.",
} as const;

/** The reasons of a report in words, by their names in the schema and in the order of the form. */
export const reasonTexts = {
  MISSING: 'Missing',
  DAMAGED: 'Damaged or leaking',
  EXPIRED: 'Past its date',
  WRONG_ITEM: 'Wrong item',
  POOR_QUALITY: 'Not fresh',
  OTHER: 'Something else',
} as const;

/** Fixed texts of the problems that were reported. */
export const requestTexts = {
  title: 'Problems you reported',
  open: "We're checking it",
  openHelp: "You'll hear from us by email, and see it here.",
  declined: 'Not refunded',
  shopNote: (note: string) => `From us: ${note}`,
  yourNote: (note: string) => `“${note}”`,
  piece: (quantity: number, name: string) => `${quantity} × ${name}`,
  reportedOn: (moment: string) => `Reported on ${moment}`,
  photo: (place: number, count: number) => `Photo ${place} of ${count}`,
  photos: 'Photos',
} as const;
