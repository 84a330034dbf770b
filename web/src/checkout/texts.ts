/** Fixed words of the checkout; those of the specification stand as written there. */
export const texts = {
  title: 'Checkout',
  chooseAddress: 'Choose your address',
  summary: 'Summary',
  atTheDoorIn: (minutes: number) => `At your door in about ${minutes} min`,
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
  totalChangedTitle: 'The total has changed',
  totalBefore: 'Total you saw',
  totalNow: 'Total now',
  totalChangedText: 'Prices changed while you were here. Order at the new total?',
  confirmTotal: (total: string) => `Order for ${total}`,
  cancel: 'Cancel',
} as const;

/** What is said of an order that waits for its payment while its shopper is back in the checkout. */
export const unpaidTexts = {
  title: (number: number, amount: string) => `Order #${number} waits for its payment (${amount})`,
  held: 'Its products are held for you. Another order takes its place.',
  heldUntil: (moment: string) => `Its products are held for you until ${moment}. Another order takes its place.`,
  payNow: 'Pay now',
  abandon: 'Cancel it',
  abandoned: 'Order cancelled',
} as const;

/** How a checkout ends. */
export const endTexts = {
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
