import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Selections by the one field that they are below; a document that is parsed once is looked at once. */
const selections = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/**
 * The names of the fields that the client selects below a field, at a path of fields such as `['edges', 'node']`. Directives are
 * not looked at: a skipped field is among them.
 */
export function lookAhead(
  { fieldNodes, fragments }: GraphQLResolveInfo,
  path: readonly string[] = [],
): ReadonlySet<string> {
  const [fieldNode] = fieldNodes;
  if (!fieldNode) return new Set();
  const byPath = selections.get(fieldNode) ?? new Map<string, ReadonlySet<string>>();
  const isAlone = fieldNodes.length === 1; // several fields are merged by where their fragments are spread
  if (isAlone) selections.set(fieldNode, byPath);
  const key = path.join('.');
  const known = byPath.get(key);
  if (known && isAlone) return known;

  function fieldsIn(selectionSet: SelectionSetNode | undefined): FieldNode[] {
    return (selectionSet?.selections ?? []).flatMap((selection) => {
      switch (selection.kind) {
        case Kind.FIELD:
          return [selection];
        case Kind.INLINE_FRAGMENT:
          return fieldsIn(selection.selectionSet);
        case Kind.FRAGMENT_SPREAD:
          return fieldsIn(fragments[selection.name.value]?.selectionSet);
      }
    });
  }

  const below = (fields: readonly FieldNode[]) => fields.flatMap(({ selectionSet }) => fieldsIn(selectionSet));
  const parents = path.reduce(
    (fields, step) => below(fields).filter(({ name }) => name.value === step),
    fieldNodes as readonly FieldNode[],
  );
  const names = new Set(below(parents).map(({ name }) => name.value));
  if (isAlone) byPath.set(key, names);
  return names;
}
