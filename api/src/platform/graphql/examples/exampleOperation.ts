/**
 * An operation in a tab of GraphiQL. The reader replaces `prod_…` by an id of that type from an earlier answer, and a total of zero
 * by the total of the cart.
 */
export interface ExampleOperation {
  query: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}
