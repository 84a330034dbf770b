/** Fixed texts of the checkout; those of the specification are quoted as written there. */
export const texts = {
  notOrderableElsewhere: 'Some items in your cart need updating first.',
  pleaseLogIn: 'Please Login',
} as const;

/** Fixed texts of a checkout's result. */
export const resultTexts = {
  successful: (what: string) => `${what} Successfully`,
  successfulDefault: 'Payment',
  successfulOrder: 'Order',
  placed: 'We’ve got your order.',
  placedOnHold: 'We’ve got your order. We’ll check it first, then start picking right away.',
  placedArriving: (minutes: number) => `We’ve got your order. Arriving in about ${minutes} min.`,
  cancelled: 'Order Cancel',
  cancelledText: 'You haven’t been charged. Your items are still in your cart.',
  tryAgain: 'Try again',
  goHome: 'Go To Home',
} as const;

/** Fixed texts of the hint to install the shop. */
export const installTexts = {
  addToHomeScreen: (shop: string) => `Add ${shop} to your home screen`,
  installOnComputer: (shop: string) => `Install ${shop} on this computer`,
  why: 'It opens like any other app, and takes hardly any space.',
  add: 'Add to home screen',
  install: 'Install',
  notNow: 'Not now',
} as const;
