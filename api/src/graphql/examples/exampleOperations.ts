import { ADMIN_EXAMPLES } from './adminExamples.ts';
import type { ExampleOperation } from './exampleOperation.ts';
import { SHOPPER_EXAMPLES } from './shopperExamples.ts';

const WITH_TOKEN: ExampleOperation = {
  query: `# As a program asks: put your token
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

/** What GraphiQL has ready: a tab each, in the order in which they can be run. */
export const EXAMPLE_OPERATIONS: readonly ExampleOperation[] = [...SHOPPER_EXAMPLES, ...ADMIN_EXAMPLES, WITH_TOKEN];
