/** Fixed texts of the checkout; those of the specification are quoted as written there. */
export const texts = {
  title: 'Checkout',
  back: 'Back',
  chooseAddress: 'Choose your address',
  deliverTo: 'Deliver to',
  changeAddress: 'Change',
  changeAddressLabel: 'Change the delivery address',
  doneAddress: 'Done',
  noAddress: 'Add an address to continue',
  closed: 'We’re closed now. You can order when we open again.',
  closedUntil: (time: string) => `We’re closed now. You can order from ${time}.`,
  items: 'Your items',
  editCart: 'Edit cart',
  more: (count: number) => `+${count}`,
  summary: 'Summary',
  arrivesIn: (minutes: number) => `Arriving in about ${minutes} min`,
  total: 'Grand total',
  orInCash: (amount: string) => `or ${amount} in cash`,
  cashOnDelivery: 'Cash on Delivery',
  onlinePayment: 'Online Payment',
  openingPayment: 'Opening the payment page…',
  testMode: 'Test mode: no real charge',
  notOrderable: 'Update these items to continue',
  notOrderableElsewhere: 'Some items in your cart need updating first.',
  reviewCart: 'Review cart',
  placed: 'Order placed',
  pleaseLogIn: 'Please Login',
  pleaseCheck: 'Please check what you entered',
} as const;

/** Fixed texts of paying with store credit. */
export const storeCreditTexts = {
  use: 'Use store credit',
  available: (amount: string) => `${amount} available`,
  toPay: 'To pay',
  placeOrder: 'Place order',
} as const;

/** Fixed texts of the invoice of a firm. */
export const buyerTexts = {
  title: 'GSTIN for a business invoice',
  gstin: 'GSTIN',
  gstinHelp: '15 letters and digits, such as 29AAPFU0939F1ZR',
  name: 'Name of the firm',
  incomplete: 'Enter the GSTIN and the name of the firm',
} as const;

/** Fixed texts of the shopper's instructions for the rider. */
export const atTheDoorTexts = {
  title: 'At the door',
  leaveAtGate: 'Leave at the gate',
  doNotRingBell: "Don't ring the bell",
  note: 'Note for your rider (optional)',
  notePlaceholder: 'Blue door, second floor',
  noteOfAddress: 'Filled in from your saved address',
  tip: 'Tip your rider',
  tipHelp: 'Optional. Refunded if your order is cancelled.',
  customTip: 'Other',
  customTipLabel: 'Your tip in rupees',
  tipWhole: 'A tip is in whole rupees',
  tipRange: (most: string) => `Enter a tip from ₹1 to ${most}`,
} as const;

/** The texts of the dialog that opens when the cart is not the one that the shopper saw. */
export const cartChangedTexts = {
  linesTitle: 'Your cart has changed',
  linesText: 'Your cart changed on another device or in another tab. Order what it contains now?',
  changes: 'Changed items',
  added: (quantity: number) => `Added: ${quantity}`,
  removed: 'Removed',
  quantity: (before: number, now: number) => `${before} before, ${now} now`,
  totalTitle: 'Your total has changed',
  totalText: 'Some prices changed while you were here. Order at the new total?',
  totalBefore: 'Previous total',
  totalNow: 'New total',
  notOrderable: 'Some items in your cart need updating first.',
  confirm: (total: string) => `Order for ${total}`,
  cancel: 'Cancel',
  close: 'Close',
} as const;

/** Fixed texts of the banner for an unpaid order. */
export const unpaidTexts = {
  title: 'You have an unpaid order',
  order: (number: number, amount: string) => `Order #${number} · ${amount}`,
  held: "We're holding your items. Placing a new order cancels this one.",
  payNow: 'Pay now',
  abandon: 'Cancel order',
  abandoned: 'Order cancelled',
} as const;

/** Fixed texts of a checkout's result. */
export const resultTexts = {
  successful: (what: string) => `${what} Successfully`,
  successfulDefault: 'Payment',
  successfulOrder: 'Order',
  placed: "We've got your order.",
  placedOnHold: "We've got your order. We check it first, and start picking right after.",
  placedArriving: (minutes: number) => `We've got your order. Arriving in about ${minutes} min.`,
  confirming: 'Confirming your payment',
  confirmingText: "This takes a moment. You can leave this page; we'll keep going.",
  failed: "Your payment didn't go through",
  declinedText: "Your payment was declined. You haven't been charged. Your items are still in your cart.",
  failedText: "You haven't been charged. Your items are still in your cart.",
  failedPaidText: "Your payment arrived too late for this order. You'll get all of it back.",
  orderCancelled: 'Order cancelled',
  refunded: 'Order refunded',
  refundedText: 'It can take your bank a few days to show it.',
  moneyBack: (amount: string) => `You'll get ${amount} back. It can take your bank a few days to show it.`,
  cancelled: 'Order Cancel',
  cancelling: 'Cancelling your order…',
  cancelledText: "You haven't been charged. Your items are still in your cart.",
  notCancelled: "We couldn't cancel your order. If it isn't paid, it's cancelled within half an hour.",
  tryAgain: 'Try again',
  seeOrder: 'View order',
  backToCart: 'Back to cart',
  goHome: 'Go To Home',
} as const;
