/** Fixed texts of the frame around all pages; the specification gives those with odd spelling. */
export const texts = {
  openSourceLicences: 'Open-source licences',
  searchHint: 'Search for atta dal and more.',
  searchExamples: ['milk', 'bread', 'sugar', 'panner', 'chocolate', 'curd', 'rice', 'egg', 'chips'] as const,

  offline: 'No connection to the shop. Prices and stock may have changed.',
} as const;
