/** Fixed texts around disputed payments. */
export const disputeTexts = {
  badge: 'Disputed',
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
