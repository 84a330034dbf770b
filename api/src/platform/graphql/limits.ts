import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  getOperationAST,
  getVariableValues,
  NoSchemaIntrospectionCustomRule,
  type ExecutionArgs,
  type ExecutionResult,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import type { Plugin } from 'graphql-yoga';
import { MAX_PAGE_SIZE } from '../core/page.ts';
import type { GraphqlContext } from './context.ts';
import { requestError } from './requestError.ts';

/** The limits of one request. */
export const LIMITS = {
  tokens: 2000,
  depth: 15,
  aliases: 30,
  directives: 50,
  cost: 10_000,
  sameField: 30,
  variables: 100,
} as const;

/** More selections than a document has within the limit on its tokens, unless its fragments multiply them. */
const MAX_SELECTIONS = 10_000;

/**
 * Refuses a document that asks for one field many times, before it is validated: the validation compares each pair of selections
 * that are merged to one, so that 500 of them take a quarter of a second.
 */
function repeatedFieldsPlugin(): Plugin {
  const accepted = new WeakSet<DocumentNode>();
  return {
    onParse:
      () =>
      ({ result, replaceParseResult }) => {
        if (result === null || result instanceof Error || accepted.has(result as DocumentNode)) return;
        const document = result as DocumentNode; // what graphql's parser returns
        const message = complaintAbout(document);
        if (message === null) accepted.add(document);
        else replaceParseResult(requestError(message));
      },
  };
}

/** Why a document is refused; null for one that is not. */
function complaintAbout(document: DocumentNode): string | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  let selections = 0;

  /** The fields of selection sets that are merged, by the name in the response. */
  function mergedFields(sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    const pending = [...sets];
    for (let set = pending.pop(); set !== undefined; set = pending.pop()) {
      selections += set.selections.length;
      if (selections > MAX_SELECTIONS) return new Map();
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) {
          const name = (selection.alias ?? selection.name).value;
          const same = fields.get(name);
          if (same) same.push(selection);
          else fields.set(name, [selection]);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          pending.push(selection.selectionSet);
        } else if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value);
          const fragment = fragments.get(selection.name.value);
          if (fragment) pending.push(fragment.selectionSet);
        }
      }
    }
    return fields;
  }

  function findRepeated(sets: readonly SelectionSetNode[], depth: number): string | null {
    for (const [name, nodes] of mergedFields(sets)) {
      if (nodes.length > LIMITS.sameField) return name;
      const nested = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      const repeated = nested.length > 0 && depth < LIMITS.depth ? findRepeated(nested, depth + 1) : null;
      if (repeated !== null) return repeated;
    }
    return null;
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const name = findRepeated([definition.selectionSet], 1);
    if (selections > MAX_SELECTIONS) return `The document selects more than ${MAX_SELECTIONS} fields`;
    if (name !== null) return `The field "${name}" is selected more than ${LIMITS.sameField} times`;
  }
  return null;
}

const DEFAULT_LIST_SIZE = 20;
/** So high that a request holds at most three, so that aliases cannot try a hundred passwords at once. */
const COST_OF_MUTATION = 2500;

/** One for each field, times the page size for the fields of a list's rows. */
const costOfField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const isPaged = field.args.some(({ name }) => name === 'first');
  const ids: unknown = args['ids'] ?? (args['input'] as { productIds?: unknown } | undefined)?.productIds; // an input of any mutation
  const size: unknown = Array.isArray(ids)
    ? ids.length
    : (args['first'] ?? args['last'] ?? (isPaged ? DEFAULT_LIST_SIZE : 1));
  // The field refuses a larger page, so its cost does not matter.
  const own = type.name === 'Mutation' ? COST_OF_MUTATION : 1;
  return own + (typeof size === 'number' ? Math.min(Math.max(1, size), MAX_PAGE_SIZE) : 1) * childComplexity;
};

/**
 * Charges the client for an operation before it runs. Returns the result of one whose cost, multiplied by its page sizes, is too high. A
 * subscription costs as much as one event.
 */
export async function chargeFor(args: ExecutionArgs): Promise<ExecutionResult | null> {
  const cost = costOf(args);
  if (cost > LIMITS.cost) {
    const message = `The query costs ${cost}, more than ${LIMITS.cost}: ask for smaller pages or fewer fields`;
    return { errors: [requestError(message, 'QUERY_TOO_COSTLY')] };
  }
  await (args.contextValue as GraphqlContext).budget.consume(cost);
  return null;
}

function costLimit(): Plugin {
  async function pay({ args, setResultAndStopExecution }: CostedOperation): Promise<void> {
    const refusal = await chargeFor(args);
    if (refusal) setResultAndStopExecution(refusal);
  }
  return { onExecute: pay, onSubscribe: pay };
}

/** What the plugins get of an operation; Yoga's arguments are graphql's. */
interface CostedOperation {
  args: ExecutionArgs;
  setResultAndStopExecution: (result: ExecutionResult) => void;
}

/** The costs of a document's operations by what they depend on: estimating takes more than a tenth of what an order allocates. */
const knownCosts = new WeakMap<DocumentNode, Map<string, number>>();
const MAX_KNOWN_COSTS = 100;

/** The cost of an operation, 0 for one with wrong variables: execution refuses it. */
export function costOf(args: ExecutionArgs): number {
  if (hasWrongVariables(args)) return 0;
  const { schema, document, variableValues, operationName } = args;
  const costs = knownCosts.get(document) ?? new Map<string, number>();
  const key = JSON.stringify([
    operationName,
    Object.entries(variableValues ?? {}).map(([name, value]) => [name, sizeOf(value)]),
  ]);
  let cost = costs.get(key);
  if (cost === undefined) {
    cost = getComplexity({
      schema,
      query: document,
      variables: { ...variableValues },
      ...(operationName ? { operationName } : {}),
      estimators: [costOfField],
    });
    if (costs.size >= MAX_KNOWN_COSTS) costs.clear(); // a client can ask for any number of page sizes
    knownCosts.set(document, costs.set(key, cost));
  }
  return cost;
}

/** What `costOfField` and the directives @skip and @include read of a variable. */
function sizeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'object' && value !== null) return 'productIds' in value ? sizeOf(value.productIds) : {};
  return typeof value === 'string' ? '' : value;
}

/** Stops at the first wrong variable. The cost estimator would collect all of them, which takes seconds. */
function hasWrongVariables({ schema, document, variableValues, operationName }: ExecutionArgs): boolean {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return getVariableValues(schema, definitions, { ...variableValues }, { maxErrors: 1 }).errors !== undefined;
}

/** Variables that the operation does not declare are left out, each at a price. */
function maxVariables(): Plugin {
  return {
    onParams({ params: { variables } }) {
      if (Object.keys(variables ?? {}).length <= LIMITS.variables) return;
      throw requestError(`The request has more than ${LIMITS.variables} variables`);
    },
  };
}

const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};

/** The plugins that limit one request. Their errors are validation errors, with status 400. */
export function limitPlugins({ introspection }: { introspection: boolean }) {
  return [
    maxVariables(),
    maxTokensPlugin({ n: LIMITS.tokens }),
    repeatedFieldsPlugin(),
    maxDepthPlugin({ n: LIMITS.depth, ignoreIntrospection: true, flattenFragments: true }),
    maxAliasesPlugin({ n: LIMITS.aliases }),
    maxDirectivesPlugin({ n: LIMITS.directives }),
    costLimit(),
    ...(introspection ? [] : [noIntrospection, blockFieldSuggestionsPlugin()]),
  ];
}
