/** Fixed texts of the orders. */
export const texts = {
  title: 'My Orders',
  number: (number: number) => `Order #${number}`,
  placedOn: (date: string) => `Placed on ${date}`,
  items: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  more: (count: number) => `+${count}`,
  list: 'Your orders',
  emptyTitle: 'No orders yet',
  emptyText: 'Your orders will show up here.',
  startShopping: 'Start shopping',
  notFoundTitle: "We couldn't find this order",
  notFoundText: 'It may belong to another account.',
  allOrders: 'View all orders',
  products: 'Items',
  showMore: 'Show more items',
  eachPrice: (quantity: number, price: string) => `${quantity} × ${price}`,
  short: (missing: number, quantity: number) => `${missing} of ${quantity} unavailable`,
  returned: (returned: number, quantity: number) => `${returned} of ${quantity} had a problem`,
  paidBack: (amount: string) => `${amount} refunded`,
  lessToPay: (amount: string) => `${amount} less to pay`,
  deliveredTo: 'Delivery address',
  payment: 'Payment',
  paymentMethod: 'Method',
  paymentState: 'Status',
  paymentAmount: 'Amount',
  storeCredit: 'Store credit',
  nothingLeft: 'Nothing left to pay',
  toPay: 'To pay on delivery',
  amountToPay: (amount: string) => `${amount} to pay`,
  lessForMissing: (amount: string) => `${amount} less for items that were unavailable`,
  paidAt: 'Paid on',
  refunds: 'Refunds',
  history: 'Order status',
  stillToCome: '(upcoming)',
} as const;

/** Fixed texts of the delivery estimate. */
export const deliveryEstimateTexts = {
  arriving: (minutes: number) => `Arriving in about ${minutes} min`,
  late: (minutes: number) => `Running ${minutes} min late. Sorry!`,
  cameInTime: 'Delivered on time',
  cameLate: (minutes: number) => `Delivered ${minutes} min late`,
} as const;

/** Fixed texts of an order on hold. */
export const onHoldTexts = {
  title: "We're checking your order",
  text: 'We look at large orders before we pick them. Your items are kept for you, and the arrival time shows here as soon as we start.',
  sentence: "We've got your order and are checking it.",
} as const;

/** Fixed texts around the invoice of an order. */
export const invoiceTexts = {
  buyer: (name: string, gstin: string) => `For ${name}, GSTIN ${gstin}`,
  view: 'View',
  download: 'Download PDF',
  creditNotes: 'Credit notes',
  creditNote: (number: string, amount: string) => `${number}, ${amount} refunded`,
  viewCreditNote: (number: string) => `View ${number}`,
  downloadCreditNote: (number: string) => `Download ${number} as PDF`,
} as const;

/** Fixed texts of the help on an order's page. */
export const helpTexts = {
  title: 'Help',
  answers: [
    {
      question: 'Where is my order?',
      answer:
        'This page updates by itself. The order status shows each step, and the top of the page when to expect it.',
    },
    {
      question: 'An item was unavailable',
      answer: "You don't pay for it. If you paid online, we refund it; if you pay cash, you pay that much less.",
    },
    {
      question: 'Something is missing or not fresh',
      answer: 'Tell us on this page within two days of the delivery. A photo helps. We check it and refund you.',
    },
    {
      question: 'Can I still cancel?',
      answer: 'Yes, until your order is packed. We refund you right away; it can take your bank a few days to show it.',
    },
  ],
  askUs: 'Need something else? Contact us:',
  or: 'or',
  subject: (number: number) => `Order #${number}`,
} as const;

/** The labels of the payment methods. */
export const paymentTexts = { CASH_ON_DELIVERY: 'Cash on Delivery', ONLINE: 'Online Payment' } as const;

/** The labels of the states of an online payment, by their names in the schema. */
export const onlineStateTexts: Readonly<Record<string, string>> = {
  PENDING: 'Waiting for your payment',
  PAID: 'Paid',
  FAILED: 'Not paid',
  CANCELLED: 'Not paid',
  PARTIALLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};

/** The labels of the states of a payment on delivery. */
export const cashStateTexts: Readonly<Record<string, string>> = {
  ...onlineStateTexts,
  PENDING: 'Pay on delivery',
  FAILED: 'Nothing to pay',
  CANCELLED: 'Nothing to pay',
};

/** A refund in words, by its state's name in the schema; `moment` is when it was settled. */
export const refundTexts: Readonly<Record<string, (amount: string, moment: string) => string>> = {
  PENDING: (amount) => `Refund of ${amount} on its way`,
  SUCCEEDED: (amount, moment) => `${amount} refunded on ${moment}`,
  FAILED: (amount) => `We couldn't refund ${amount} yet. We're looking into it.`,
};

/** A refund of a cash payment in words; the shop hands it back itself. */
export const cashRefundTexts: typeof refundTexts = {
  ...refundTexts,
  SUCCEEDED: (amount, moment) => `${amount} refunded in cash on ${moment}`,
};

/** A refund as store credit in words. */
export const storeCreditRefundTexts: typeof refundTexts = {
  ...refundTexts,
  SUCCEEDED: (amount, moment) => `${amount} added to your store credit on ${moment}`,
};

/** What of a refund is store credit again, beside the rest. */
export const storeCreditPart = (amount: string) => `${amount} of it as store credit`;

/** What of a refund was added to the store credit although the rest failed. */
export const storeCreditAdded = (amount: string) => `${amount} added to your store credit`;

/** The reasons of refunds in words. */
export const refundReasonTexts: Readonly<Record<string, string>> = {
  CANCELLED: 'Cancelled order',
  MISSING: 'Item unavailable',
  RETURNED: 'Problem with an item',
  LATE_PAYMENT: "The payment came too late or didn't match the order",
  PROVIDER: 'Refunded by the payment provider',
};

/** Why a delivery failed, by its name in the schema. */
export const deliveryFailureReasonTexts = {
  CUSTOMER_NOT_AVAILABLE: 'Nobody was there',
  REFUSED: 'The order was not accepted',
  WRONG_ADDRESS: 'The address was wrong or not found',
} as const;

/** Fixed texts of an order that could not be delivered. */
export const deliveryFailedTexts = {
  title: "We couldn't deliver your order",
  text: "We'll call you or try again. If we can't deliver it, we'll cancel it and refund what you paid.",
} as const;

/** Who cancelled an order. */
export const cancelledByTexts: Readonly<Record<string, string>> = { SHOPPER: 'By you', ADMIN: 'By the shop' };

/** The labels of the states of an order, by their names in the schema. */
export const statusTexts: Readonly<Record<string, string>> = {
  PENDING_PAYMENT: 'Waiting for payment',
  PLACED: 'Placed',
  CONFIRMED: 'Confirmed',
  PICKING: 'Being picked',
  PACKED: 'Packed',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERY_FAILED: 'Not delivered',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PAYMENT_FAILED: 'Payment failed',
  REFUNDED: 'Refunded',
};

/** The states of an order as sentences for the shopper. */
export const statusSentences: Readonly<Record<string, string>> = {
  PENDING_PAYMENT: 'Waiting for your payment',
  PLACED: "We've got your order.",
  CONFIRMED: 'Your order is confirmed.',
  PICKING: "We're picking your items.",
  PACKED: 'Your order is packed and ready to go.',
  OUT_FOR_DELIVERY: 'Your order is on its way.',
  DELIVERY_FAILED: "We couldn't deliver your order.",
  DELIVERED: 'Your order was delivered.',
  CANCELLED: 'Your order was cancelled.',
  PAYMENT_FAILED: "Your payment didn't go through. You haven't been charged.",
  REFUNDED: 'Your order was refunded.',
};

/** Fixed texts of the rider who brings an order. */
export const riderTexts = {
  onTheWay: (name: string) => `${name} is on the way with your order`,
  call: 'Call',
  callRider: (name: string) => `Call ${name}`,
} as const;

/** Fixed texts around cancelling an order. */
export const cancelTexts = {
  open: 'Cancel order',
  title: 'Cancel this order?',
  paidText: (amount: string) => `We'll refund ${amount} the way you paid. It can take your bank a few days to show it.`,
  unpaidText: "You haven't paid yet, so you won't be charged.",
  creditText: (amount: string) => `${amount} of store credit is yours to use again.`,
  cashText: "You won't be charged.",
  reason: 'Reason (optional)',
  reasonHelp: 'It helps us improve. Up to 200 characters.',
  keep: 'Keep order',
  confirm: 'Cancel order',
  tooLate: 'This order can no longer be cancelled.',
  close: 'Close',
  done: 'Order cancelled',
} as const;

/** Fixed texts of an order that is not paid. */
export const unpaidOrderTexts = {
  waiting: 'Waiting for your payment',
  held: "We're holding your items for you.",
  heldUntil: (moment: string) => `We're holding your items until ${moment}.`,
  payNow: 'Pay now',
  failed: "Your payment didn't go through",
  declined: "Your payment was declined. You haven't been charged.",
  expired: "Your payment wasn't completed in time. You haven't been charged.",
  notCharged: "You haven't been charged.",
  tryAgain: 'Try again',
  payCash: 'Pay cash instead',
  placed: (amount: string) => `Order placed. Pay ${amount} in cash on delivery.`,
} as const;

/** Fixed texts of a refused way to pay. */
export const refusalTexts = {
  sendMail: 'Email me the link again',
  mailSent: (email: string) => `We sent a link to ${email}. Open it, then try again.`,
  editCart: 'Edit cart',
} as const;
