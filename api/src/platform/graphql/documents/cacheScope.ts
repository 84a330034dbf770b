import {
  getNamedType,
  getOperationAST,
  isInterfaceType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
/** Who may share a field's value, as in Apollo's `@cacheControl`: a field of the root is private unless it says otherwise. */
type CacheScope = 'PUBLIC' | 'PRIVATE';

/** The extension of a root field whose value, with all fields below it but private ones, is the same for all viewers. */
export const PUBLIC_FIELD = extensionOf('PUBLIC');

/** The extension of a field below a public one whose value depends on the viewer. */
export const PRIVATE_FIELD = extensionOf('PRIVATE');

function extensionOf(scope: CacheScope) {
  return { cacheControl: { scope } };
}

/** The declared scope of a field; a field with access rules of its own is private. */
function cacheScopeOf({ extensions }: GraphQLField<unknown, unknown>): CacheScope | null {
  const { cacheControl, pothosOptions } = extensions as Partial<ReturnType<typeof extensionOf>> & {
    pothosOptions?: { authScopes?: object };
  }; // set here and by Pothos
  return pothosOptions?.authScopes ? 'PRIVATE' : (cacheControl?.scope ?? null);
}

/** A field that a document selects. */
export interface SelectedField {
  /** Its schema coordinate, such as `Product.stock`. */
  coordinate: string;
  isRoot: boolean;
  definition: GraphQLField<unknown, unknown>;
  selectionSet: SelectionSetNode | undefined;
}

/** All fields that a document selects, but for `__typename`. */
export function selectedFields(schema: GraphQLSchema, document: DocumentNode): SelectedField[] {
  const typeInfo = new TypeInfo(schema);
  const fields: SelectedField[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field({ name, selectionSet }) {
        const [parent, definition] = [typeInfo.getParentType(), typeInfo.getFieldDef()];
        if (!parent || !definition || name.value === '__typename') return;
        const isRoot = parent === schema.getQueryType();
        fields.push({ coordinate: `${parent.name}.${definition.name}`, isRoot, definition, selectionSet });
      },
    }),
  );
  return fields;
}

/** Whether a document is one query whose answer is the same for all viewers. */
export function isPublic(schema: GraphQLSchema, document: DocumentNode, fields: readonly SelectedField[]): boolean {
  if (getOperationAST(document)?.operation !== 'query') return false;
  const types = publicTypesOf(schema);
  const readsType = ({ coordinate }: SelectedField) => !/^(Query|Node)\./.test(coordinate); // node() alone may name anything
  if (!fields.some(readsType)) return false;
  return fields.every(({ coordinate, isRoot, definition }) => {
    const scope = cacheScopeOf(definition);
    const [typeName = ''] = coordinate.split('.');
    return isRoot ? scope === 'PUBLIC' : scope !== 'PRIVATE' && types.has(typeName);
  });
}

const publicTypes = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

/**
 * The types that public fields lead to. `node` leads to every type of an id: by it a document may read a public type, and orders or
 * addresses are none.
 */
function publicTypesOf(schema: GraphQLSchema): ReadonlySet<string> {
  const known = publicTypes.get(schema);
  if (known) return known;
  const found = new Set(['Node']);
  const visitType = (type: GraphQLNamedType): void => {
    if (!(isObjectType(type) || isInterfaceType(type)) || found.has(type.name)) return;
    found.add(type.name);
    follow(Object.values(type.getFields()).filter((below) => cacheScopeOf(below) !== 'PRIVATE'));
    if (isInterfaceType(type)) schema.getPossibleTypes(type).forEach(visitType);
  };
  const follow = (fields: readonly GraphQLField<unknown, unknown>[]): void =>
    fields.forEach((field) => visitType(getNamedType(field.type)));
  follow(Object.values(schema.getQueryType()?.getFields() ?? {}).filter((root) => cacheScopeOf(root) === 'PUBLIC'));
  publicTypes.set(schema, found);
  return found;
}

/** Whether a document always selects the id of every object that has one, as Relay's compiler makes it. */
export function selectsAllIds(document: DocumentNode, fields: readonly SelectedField[]): boolean {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

  /** Selections that may be skipped, or that apply to another type, do not count. */
  function selectsId(selectionSet: SelectionSetNode | undefined, typeName: string): boolean {
    return (selectionSet?.selections ?? []).some((selection) => {
      if (selection.directives?.length) return false;
      switch (selection.kind) {
        case Kind.FIELD:
          return selection.name.value === 'id' && !selection.alias;
        case Kind.INLINE_FRAGMENT:
          return (
            (selection.typeCondition?.name.value ?? typeName) === typeName &&
            selectsId(selection.selectionSet, typeName)
          );
        case Kind.FRAGMENT_SPREAD: {
          const fragment = fragments.get(selection.name.value);
          return fragment?.typeCondition.name.value === typeName && selectsId(fragment.selectionSet, typeName);
        }
      }
    });
  }

  return fields.every(({ definition, selectionSet }) => {
    const type = getNamedType(definition.type);
    if (!(isObjectType(type) || isInterfaceType(type)) || !('id' in type.getFields())) return true;
    return selectsId(selectionSet, type.name);
  });
}
