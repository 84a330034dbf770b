import { initGraphQLTada, type FragmentOf } from 'gql.tada';
import type { introspection } from './__generated__/introspection.d.ts';

/** Parses a GraphQL document; its type contains the types of its result and variables. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; JSON: unknown; Paise: number; Upload: unknown };
}>();

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

/** The text of the mutation of a field, with the fields that a call reads of its payload, and `FAILURE` of its errors. */
export function mutationOf<const Field extends string, const Selection extends string>(
  field: Field,
  selection: Selection,
) {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}` as Capitalize<Field>; // what the expression makes
  return `mutation Rest${type}($input: ${type}Input!) { ${field}(input: $input) { ...RestFailure ... on ${type}Payload { ${selection} } } }` as const;
}

/** The text of the query `name` of the object with an id, in the field `field` with the fields of `fragment`. */
export function queryById<const Name extends string, const Field extends string, const Fragment extends string>(
  name: Name,
  field: Field,
  fragment: Fragment,
) {
  return `query ${name}($id: ID!) { ${field}(id: $id) { ...${fragment} } }` as const;
}

/** The text of a list with its arguments, of the fields that a call reads of its nodes, and of those beside them. */
export function nodesOf<const List extends string, const Node extends string, const Beside extends string = ''>(
  list: List,
  node: Node,
  beside?: Beside,
) {
  return `${list} { edges { node { ${node} } } ${beside ?? ('' as Beside)} }` as const; // the default of the type
}

/** The text of the query `name` of a page of a list, likewise. */
export function queryPage<const Name extends string, const Field extends string, const Fragment extends string>(
  name: Name,
  field: Field,
  fragment: Fragment,
) {
  return `query ${name}($after: String) { ${field}(first: 100, after: $after) { edges { node { ...${fragment} } } pageInfo { hasNextPage endCursor } } }` as const;
}
