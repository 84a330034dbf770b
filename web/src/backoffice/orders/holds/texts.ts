/** Fixed texts around orders on hold. */
export const holdTexts = {
  title: 'On hold',
} as const;

/** Why an order is on hold, by the reasons' names in the schema. */
export const holdReasonTexts: Readonly<Record<string, string>> = {
  HIGH_RISK_OF_FRAUD: 'This shopper has received nothing yet and ordered a lot with cash on delivery.',
};
