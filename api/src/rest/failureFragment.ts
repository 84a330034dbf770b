import type { FragmentOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** What a call says of every failure that has a type. */
export const FAILURE = graphql(`
  fragment RestFailure on Error @_unmask {
    __typename
    message
    ... on InvalidInputError {
      issues {
        path
        message
      }
    }
    ... on InvalidPictureError {
      reason
    }
    ... on CartChangedError {
      cart {
        bill {
          itemsTotal
          grandTotal
        }
      }
    }
    ... on TotalChangedError {
      cart {
        bill {
          itemsTotal
          grandTotal
        }
      }
    }
  }
`);

/** A failure as the graph tells it. */
export type Failure = FragmentOf<typeof FAILURE>;
