import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';

/** For tests: a bulk operation of 700 products that was started now. */
export function fakeBulkOperation(values: object): object {
  return {
    __typename: 'ProductBulkOperation',
    id: 'bulk_1',
    title: 'Price raised by 5%',
    failure: null,
    matchCount: 700,
    changedCount: 0,
    unchangedCount: 0,
    refusedCount: 0,
    undoneCount: 0,
    keptCount: 0,
    createdAt: new Date().toISOString(),
    problems: (paging: { first: number }) => fakeConnection([], paging),
    ...values,
  };
}
