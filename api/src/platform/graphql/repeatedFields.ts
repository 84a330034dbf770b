import { Kind, type DocumentNode, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';

interface Limits {
  /** How many selections of one field may be merged. */
  n: number;
  /** What is deeper is left to the limit on the depth. */
  depth: number;
}

/** More selections than a document has within the limit on its tokens, unless its fragments multiply them. */
const MAX_SELECTIONS = 10_000;

/**
 * Refuses a document that asks for one field many times, before it is validated: the validation compares each pair of selections
 * that are merged to one, so that 500 of them take a quarter of a second.
 */
export function repeatedFieldsPlugin({ n, depth }: Limits): Plugin {
  const accepted = new WeakSet<DocumentNode>();
  return {
    onParse:
      () =>
      ({ result, replaceParseResult }) => {
        if (result === null || result instanceof Error || accepted.has(result as DocumentNode)) return;
        const document = result as DocumentNode; // what graphql's parser returns
        const message = complaintAbout(document, { n, depth });
        if (message === null) accepted.add(document);
        else
          replaceParseResult(
            createGraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } }),
          );
      },
  };
}

/** Why a document is refused; null for one that is not. */
function complaintAbout(document: DocumentNode, { n, depth: maxDepth }: Limits): string | null {
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
      if (nodes.length > n) return name;
      const nested = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      const repeated = nested.length > 0 && depth < maxDepth ? findRepeated(nested, depth + 1) : null;
      if (repeated !== null) return repeated;
    }
    return null;
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const name = findRepeated([definition.selectionSet], 1);
    if (selections > MAX_SELECTIONS) return `The document selects more than ${MAX_SELECTIONS} fields`;
    if (name !== null) return `The field "${name}" is selected more than ${n} times`;
  }
  return null;
}
