/** Fixed texts of the page of favourites. */
export const texts = {
  title: 'Favourites',
  list: 'Your favourites',
  emptyTitle: 'No favourites yet',
  emptyText: 'Tap the heart on a product to keep it here.',
  browse: 'Browse products',
  notifyHeading: 'Notify me',
  notifyText: "We'll email you once when these are back in stock.",
} as const;
