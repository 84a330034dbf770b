import { ADMIN_EXAMPLES } from './adminExamples.ts';
import { SHOPPER_EXAMPLES } from './shopperExamples.ts';

const WITH_TOKEN: ExampleOperation = {
  query: `# The request of a program: write your token
# into the headers below.
query WithToken {
  viewer {
    name
    role
  }
}
`,
  headers: { Authorization: 'Bearer kirana_YOUR_TOKEN' },
};

/** The operations of GraphiQL's tabs, in the order in which they run. */
export const EXAMPLE_OPERATIONS: readonly ExampleOperation[] = [...SHOPPER_EXAMPLES, ...ADMIN_EXAMPLES, WITH_TOKEN];

/**
 * An operation in a tab of GraphiQL. The reader replaces `prod_…` by an id of that type from an earlier answer, and a total of zero
 * by the total of the cart.
 */
export interface ExampleOperation {
  query: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}
