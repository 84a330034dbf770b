/** The descriptions of every connection's parts, as options of Pothos' Relay plugin. */
export const RELAY_DESCRIPTIONS = {
  nodeTypeOptions: { description: 'An object with a public id: the same string in GraphQL, REST and URLs.' },
  idFieldOptions: { description: 'The public id.' },
  pageInfoTypeOptions: {
    description: 'The ends of a page of a connection, and whether more rows follow or precede it.',
  },
  hasNextPageFieldOptions: { description: 'Whether more rows follow this page.' },
  hasPreviousPageFieldOptions: { description: 'Whether more rows precede this page.' },
  startCursorFieldOptions: { description: 'The cursor of the first row of the page; null for an empty one.' },
  endCursorFieldOptions: { description: 'The cursor of the last row of the page; null for an empty one.' },
  pageInfoFieldOptions: { description: 'The ends of this page.' },
  edgesFieldOptions: { description: 'The rows of this page.' },
  nodeFieldOptions: { description: 'The object in this row.' },
  cursorFieldOptions: { description: 'The position of this row in the list, for `after` and `before`.' },
  firstArgOptions: {
    description: 'How many rows from the start: at most 100; 20 when neither `first` nor `last` is given.',
  },
  lastArgOptions: { description: 'How many rows from the end: at most 100.' },
  afterArgOptions: { description: 'Starts after the row with this cursor, whether or not that row still exists.' },
  beforeArgOptions: { description: 'Ends before the row with this cursor, whether or not that row still exists.' },
} as const;
