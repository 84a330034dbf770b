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
