/** Fixed texts of the home page’s administration. */
export const texts = {
  lead: 'What shoppers see first. Change a draft, look at it, and publish it now or at a set time; you can always go back to an earlier version.',
  draftLead: 'Shoppers see none of this until you publish it.',
  conflict: 'Someone else has changed the home page. Yours is still here.',
  gone: 'Someone else has published or deleted the draft. Yours is still here.',
  publishText: 'Shoppers see it at once. The version they see now stays in the list, so you can go back to it.',
  scheduleText: 'Shoppers see it from this minute on. Until then you can cancel the schedule.',
  deleteText: 'The draft is deleted. Shoppers notice nothing.',
  unscheduleText: 'It becomes your draft again, and shoppers keep what they see now.',
  restoreText: 'Shoppers see this version again at once, as a new one.',
  linkHelp: 'A page of your shop such as /search?q=mango, or another site with https://',
  altHelp: 'Read to those who can’t see the picture.',
  empty: 'The page has no section. Shoppers would see a link to the categories.',
} as const;

/** The kinds of sections, by their names in the schema. */
export const kindTexts = {
  BANNER: { name: 'Banner', help: 'A picture or a heading or both, with a link.' },
  COLLECTION: { name: 'Collection', help: 'A row of products, by hand or by rules.' },
  BUILT_IN_BANNER: { name: 'Delivery banner', help: 'The drawn shop with your delivery promise.' },
  CATEGORY_TILES: { name: 'Category tiles', help: 'Each category with a picture.' },
  CATEGORY_ROWS: { name: 'A row for each category', help: 'The most ordered products of each.' },
  ORDER_AGAIN: { name: 'Order again', help: 'What shoppers have ordered before; nothing for visitors.' },
} as const;

export const weekdayTexts = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
