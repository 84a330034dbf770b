import type { FragmentOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** The fields that a call reads of each typed error. */
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
    ... on ChallengeRequiredError {
      challenge {
        provider
        ... on ProofOfWorkChallenge {
          challenge
          maxCounter
          expiresAt
        }
        ... on CaptchaChallenge {
          siteKey
        }
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

/** A typed error as the graph returns it. */
export type Failure = FragmentOf<typeof FAILURE>;
