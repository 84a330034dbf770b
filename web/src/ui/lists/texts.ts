/** Fixed texts of lists and their search fields. */
export const texts = {
  showMore: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'The rest did not arrive.',
  tryAgain: 'Try again',
  clearSearch: 'Clear search',
} as const;
