/** Fixed texts of the checkout; those of the specification are quoted as written there. */
export const texts = {
  title: 'Checkout',
  chooseAddress: 'Choose your address',
  summary: 'Summary',
  arrivesIn: (minutes: number) => `At your door in about ${minutes} min`,
  cashOnDelivery: 'Cash on Delivery',
  onlinePayment: 'Online Payment',
  openingPayment: 'Opening the payment page…',
  testMode: 'Test mode: no money moves',
  noAddress: 'Add an address to go on.',
  notOrderable: 'Change these products to go on:',
  notOrderableElsewhere: 'Some products in your cart have to be changed first.',
  reviewCart: 'Review cart',
  placed: 'Order placed',
  pleaseLogIn: 'Please Login',
} as const;

/** The texts of the dialog that opens when the cart is not the one that the shopper saw. */
export const cartChangedTexts = {
  linesTitle: 'Your cart has changed',
  linesText: 'Your cart was changed on another device or in another tab. Order what it contains now?',
  changes: 'Changed products',
  added: (quantity: number) => `Added: ${quantity}`,
  removed: 'Removed',
  quantity: (before: number, now: number) => `${before} before, ${now} now`,
  totalTitle: 'The total has changed',
  totalText: 'Prices changed while you were here. Order at the new total?',
  totalBefore: 'Total you saw',
  totalNow: 'Total now',
  notOrderable: 'Some products in your cart have to be changed first.',
  confirm: (total: string) => `Order for ${total}`,
  cancel: 'Cancel',
  close: 'Close',
} as const;

/** Fixed texts of the banner for an unpaid order. */
export const unpaidTexts = {
  title: (number: number, amount: string) => `Order #${number} waits for its payment (${amount})`,
  held: 'Its products are held for you. Another order takes its place.',
  heldUntil: (moment: string) => `Its products are held for you until ${moment}. Another order takes its place.`,
  payNow: 'Pay now',
  abandon: 'Cancel it',
  abandoned: 'Order cancelled',
} as const;

/** Fixed texts of a checkout's result. */
export const resultTexts = {
  successful: (what: string) => `${what} Successfully`,
  successfulDefault: 'Payment',
  successfulOrder: 'Order',
  successText: 'Your groceries are on their way. The order says when they will be with you.',
  confirming: 'Confirming your payment',
  confirmingText: 'This takes a moment. You can leave this page, the order goes on without it.',
  failed: 'The payment did not go through',
  failedText: 'Nothing was ordered. What you chose is still in your cart.',
  failedPaidText: 'The payment came when the order could not be had any more. Your money goes back to you.',
  orderCancelled: 'This order was cancelled',
  refunded: 'This order was paid back',
  refundedText: 'Your bank may take some days to show it.',
  moneyBack: (amount: string) => `${amount} goes back to you. Your bank may take some days to show it.`,
  cancelled: 'Order Cancel',
  cancelling: 'Giving up the order…',
  cancelledText: 'Nothing was ordered. What you chose is still in your cart.',
  notCancelled:
    'The order could not be given up just now. If nobody pays for it, it ends by itself within half an hour.',
  tryAgain: 'Try again',
  seeOrder: 'See your order',
  backToCart: 'Back to cart',
  goHome: 'Go To Home',
} as const;
