/** Fixed texts of lists and their search fields. */
export const texts = {
  showMore: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'We couldn’t load the rest.',
  tryAgain: 'Try again',
  clearSearch: 'Clear search',
} as const;
