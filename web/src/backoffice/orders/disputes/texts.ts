/** Fixed texts around disputed payments. */
export const disputeTexts = {
  title: 'Disputed payment',
  badge: 'Disputed',
  lostBadge: 'Dispute lost',
  kept: 'The bank has the money, so the order can be neither refunded nor cancelled. Answer in the dashboard of the payment provider.',
  inquiry:
    'The bank asks about this payment and has taken nothing yet. Answer in the dashboard of the payment provider, or refund the order.',
  lost: 'The shopper got the money back from the bank. Don’t refund this order again.',
  won: 'The shop keeps the money.',
  state: 'State',
  reason: 'Reason',
  amount: 'Amount',
  due: 'Answer by',
  opened: 'Opened',
  closed: 'Closed',
} as const;

/** The states of disputes, by their names in the schema. */
export const disputeStateTexts: Readonly<Record<string, string>> = {
  NEEDS_RESPONSE: 'Needs an answer',
  UNDER_REVIEW: 'The bank is deciding',
  WON: 'Won',
  LOST: 'Lost',
};

/** The reasons of disputes in the payment provider's words; others are shown as they are. */
export const disputeReasonTexts: Readonly<Record<string, string>> = {
  credit_not_processed: 'A refund did not arrive',
  duplicate: 'Charged twice',
  fraudulent: 'Not paid by the card’s owner',
  general: 'Not specified',
  product_not_received: 'Not received',
  product_unacceptable: 'Damaged or not as described',
  unrecognized: 'Payment not recognised',
};
