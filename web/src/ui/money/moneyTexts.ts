/** What is wrong with a typed amount. */
export const moneyTexts = {
  useDot: 'Use a dot for paise, as in 28.50',
  twoDecimals: 'An amount has at most two decimals, as in 28.50',
} as const;
