/** Fixed texts of the address book; those of the specification are quoted as written there. */
export const texts = {
  editTitle: 'Edit Address',
  editLabel: (line: string) => `Edit address ${line}`,
  removed: 'Address Remove',
} as const;

/** Whether the shop delivers to a pincode. */
export const pincodeTexts = {
  label: 'Check your pincode',
  help: 'Six digits, such as 560001',
  wrong: 'Enter a 6-digit pincode, such as 560001',
  busy: 'Checking…',
  failed: 'We couldn’t check this pincode.',
  served: (pincode: string) => `We deliver to ${pincode}.`,
  unserved: (pincode: string) => `We don’t deliver to ${pincode} yet.`,
} as const;

/** Fixed texts of the form of an address. */
export const formTexts = {
  place: 'Your pincode fills in the city and state',
  changePlace: 'Change',
  changePlaceLabel: 'Change the city and state',
  more: 'More details (optional)',
  fields: {
    house: 'Flat / house no.',
    floor: 'Floor (optional)',
    building: 'Building or society (optional)',
    street: 'Street and area',
    landmark: 'Landmark (optional)',
    pincode: 'Pincode',
    city: 'City',
    state: 'State',
    receiverName: 'Receiver’s name (optional)',
    mobile: 'Mobile',
    deliveryInstructions: 'Instructions for the rider (optional)',
  },
  missing: {
    house: 'Enter your house number',
    street: 'Enter your street and area',
    pincode: 'Enter your pincode',
    city: 'Enter your city',
    state: 'Choose your state',
    mobile: 'Enter your mobile number',
  },
} as const;
