/** Fixed texts of the pages of collections. */
export const texts = {
  title: 'Collection',
  lead: 'Products shown together on a page of their own: picked by hand, or all that match rules.',
  add: 'Add Collection',
  conflict:
    'Someone else has changed this collection. Your changes are shown on top of theirs: check them and save again.',
  discarded: 'Nothing is deleted but the collection: its products stay in the shop.',
  collectionCount: (count: number) => (count === 1 ? '1 collection' : `${count} collections`),
  matching: (count: string, isOne: boolean) => `${count} ${isOne ? 'product matches' : 'products match'} now`,
} as const;

export const statusTexts = {
  VISIBLE: 'In the shop',
  HIDDEN: 'Hidden',
  SCHEDULED: 'Scheduled',
  ENDED: 'Ended',
} as const;

export const statusColors = { VISIBLE: 'green', HIDDEN: 'gray', SCHEDULED: 'blue', ENDED: 'gray' } as const;

export const sortTexts = {
  MANUAL: 'As picked',
  NEWEST: 'Newest first',
  POPULARITY: 'Most ordered first',
  PRICE_ASC: 'Lowest price first',
  PRICE_DESC: 'Highest price first',
  DISCOUNT: 'Largest discount first',
} as const;
