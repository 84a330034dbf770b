/**
 * An operation that GraphiQL has ready in a tab. What is to be put in by hand stands as `prod_…`, an id of that type from an answer
 * before, or as a zero where the total of the cart belongs.
 */
export interface ExampleOperation {
  query: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}
