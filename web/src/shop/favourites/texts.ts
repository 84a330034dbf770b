/** Fixed texts of favourites and of the requests for sold-out products. */
export const texts = {
  soldOut: 'Out of Stock',
  notify: 'Notify me',
  notified: "We'll email you",
  notifyAbout: (name: string) => `when ${name} is back`,
  undoAbout: (name: string) => `when ${name} is back. Press to undo`,
  notifyAnnounced: (name: string) => `We'll email you when ${name} is back in stock`,
  notifyWithdrawn: (name: string) => `We won't email you about ${name}`,
  favourite: (name: string) => `Add ${name} to favourites`,
  removed: 'Removed from favourites',
  undo: 'Undo',
} as const;
