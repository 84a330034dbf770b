/** Words for what every connection has, as options of Pothos' Relay plugin. */
export const RELAY_DESCRIPTIONS = {
  nodeTypeOptions: { description: 'An object with a public id: the same string in GraphQL, REST and URLs.' },
  idFieldOptions: { description: 'The public id.' },
  pageInfoTypeOptions: { description: 'Where a page of a connection ends, and whether there is more.' },
  hasNextPageFieldOptions: { description: 'Whether more follows this page.' },
  hasPreviousPageFieldOptions: { description: 'Whether more comes before this page.' },
  startCursorFieldOptions: { description: 'The cursor of the first row of the page; null for an empty one.' },
  endCursorFieldOptions: { description: 'The cursor of the last row of the page; null for an empty one.' },
  pageInfoFieldOptions: { description: 'Where this page ends.' },
  edgesFieldOptions: { description: 'The rows of this page.' },
  nodeFieldOptions: { description: 'What stands in this row.' },
  cursorFieldOptions: { description: 'The place of this row in the list, for `after` and `before`.' },
  firstArgOptions: { description: 'How many from the front; at most 100, 20 when neither end is asked for.' },
  lastArgOptions: { description: 'How many from the back; at most 100.' },
  afterArgOptions: { description: 'Begins behind the row with this cursor, also when that row is gone.' },
  beforeArgOptions: { description: 'Ends before the row with this cursor, also when that row is gone.' },
} as const;
