/** Fixed texts of the orders. */
export const texts = {
  title: 'My Orders',
  number: (number: number) => `Order #${number}`,
  placedOn: (date: string) => `Placed on ${date}`,
  items: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  more: (count: number) => `+${count}`,
  list: 'Your orders',
  emptyTitle: 'No order yet',
  emptyText: 'What you order will be listed here.',
  startShopping: 'Start shopping',
  notFoundTitle: 'We could not find this order',
  notFoundText: 'It may belong to another account.',
  allOrders: 'See all orders',
  products: 'Products',
  showMore: 'Show more products',
  eachPrice: (quantity: number, price: string) => `${quantity} × ${price}`,
  short: (missing: number, quantity: number) => `${missing} of ${quantity} could not be had`,
  returned: (returned: number, quantity: number) => `${returned} of ${quantity} returned`,
  paidBack: (amount: string) => `${amount} paid back`,
  lessToPay: (amount: string) => `${amount} less to pay`,
  deliveredTo: 'Delivery address',
  payment: 'Payment',
  paymentMethod: 'Method',
  paymentState: 'State',
  paymentAmount: 'Amount',
  paidAt: 'Paid on',
  payNow: 'Pay now',
  payUntil: (moment: string) => `You can pay until ${moment}.`,
  refunds: 'Money back',
  history: 'What happened',
  stillToCome: '(still to come)',
} as const;

/** Fixed texts of the delivery estimate. */
export const deliveryEstimateTexts = {
  arriving: (minutes: number) => `Arriving in ${minutes} min`,
  late: (minutes: number) => `Late by ${minutes} min. We are sorry.`,
  cameInTime: 'Delivered in time',
  cameLate: (minutes: number) => `Delivered ${minutes} min late`,
} as const;

/** Fixed texts around the invoice of an order. */
export const invoiceTexts = {
  title: 'Tax invoice',
  view: 'View',
  download: 'Download PDF',
} as const;

/** Fixed texts of the help on an order's page. */
export const helpTexts = {
  title: 'Help',
  answers: [
    {
      question: 'Where is my order?',
      answer: 'This page moves by itself: what is done stands above, with the time it should be at your door.',
    },
    {
      question: 'Something could not be had',
      answer:
        'What is missing when we pack is not charged: it goes back the way you paid, or you pay less at the door.',
    },
    {
      question: 'Can I still cancel?',
      answer: 'Yes, until it is packed. What you paid goes back at once; your bank may take some days to show it.',
    },
  ],
  askUs: 'Anything else? Ask us:',
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
  PARTIALLY_REFUNDED: 'Partly paid back',
  REFUNDED: 'Paid back',
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
  PENDING: (amount) => `${amount} on its way back to you`,
  SUCCEEDED: (amount, moment) => `${amount} paid back on ${moment}`,
  FAILED: (amount) => `${amount} could not be paid back: the shop has been told`,
};

/** The reasons of refunds in words. */
export const refundReasonTexts: Readonly<Record<string, string>> = {
  CANCELLED: 'For the cancelled order',
  MISSING: 'For what could not be had',
  RETURNED: 'For what was returned',
  LATE_PAYMENT: 'The payment came too late or did not fit the order',
  PROVIDER: 'By the payment provider',
};

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
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PAYMENT_FAILED: 'Payment failed',
  REFUNDED: 'Refunded',
};

/** The states of an order as sentences for the shopper. */
export const statusSentences: Readonly<Record<string, string>> = {
  PENDING_PAYMENT: 'Your order waits for its payment.',
  PLACED: 'Your order is placed.',
  CONFIRMED: 'The shop has confirmed your order.',
  PICKING: 'Your order is being picked.',
  PACKED: 'Your order is packed.',
  OUT_FOR_DELIVERY: 'Your order is on its way to you.',
  DELIVERED: 'Your order was delivered.',
  CANCELLED: 'Your order was cancelled.',
  PAYMENT_FAILED: 'The payment did not go through. Nothing was ordered.',
  REFUNDED: 'What you paid was paid back.',
};
