import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { executeNearby } from './executeNearby.ts';
import { observeOperation } from './observeOperation.ts';
import { operationOf } from './operationOf.ts';

/** Records each query and mutation that Yoga executes. */
export function operationPlugin(): Plugin {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args: ExecutionArgs) =>
        observeOperation(operationOf(args.document, args.operationName), () =>
          executeNearby(args, () => executeFn(args) as unknown),
        ),
      );
    },
  };
}
