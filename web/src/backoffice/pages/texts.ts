/** Fixed texts of the pages’ administration. */
export const texts = {
  lead: 'What shoppers read about your shop. Each page starts with a sample text: read it, change what isn’t true for you, and publish it.',
  sample: 'Shoppers see a sample text that we wrote for a small grocer. Read it, adapt it and publish it as your own.',
  help: 'Write # before a heading, - before a point of a list, **around bold words**, and [text](https://…) for a link.',
  conflict:
    'Someone else has changed this page. Your text is still here: compare it with theirs before you save it again.',
  publishText: (number: number) =>
    `Shoppers see version ${number} at once. It can’t be changed or deleted afterwards; a later change becomes a new version. Orders keep the version they were placed under.`,
  discardText: 'Your draft is deleted. Shoppers notice nothing.',
} as const;
