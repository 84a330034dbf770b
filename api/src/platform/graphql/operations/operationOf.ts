import { getOperationAST, Kind, type DocumentNode } from 'graphql';

/** What metrics and traces tell of an operation. Neither has more values than the schema and the shop's own documents. */
export interface Operation {
  name: string;
  type: string;
}

const OTHER = 'other';
const operations = new WeakMap<DocumentNode, Operation>();

/** Marks a document of the shop's own, or of its operator's. Its operation is known by its name. */
export function registerDocument(document: DocumentNode): void {
  const operation = getOperationAST(document);
  if (operation) operations.set(document, { name: operation.name?.value ?? OTHER, type: operation.operation });
}

/** The operation of a valid document. That of a client's text is known by its root field, or as `other` when it has several. */
export function operationOf(document: DocumentNode, operationName?: string | null): Operation {
  const known = operations.get(document);
  if (known) return known;
  const operation = getOperationAST(document, operationName);
  const [field, ...others] = operation?.selectionSet.selections ?? [];
  const name = field?.kind === Kind.FIELD && others.length === 0 ? field.name.value : OTHER;
  return { name, type: operation?.operation ?? OTHER };
}
