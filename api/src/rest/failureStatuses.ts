import { getNamedType, isUnionType, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { FAILURE_STATUSES } from './restFailure.ts';

const STATUSES: Partial<Record<string, number>> = FAILURE_STATUSES;

/** The names of the errors in the result unions of an operation's fields. */
export function failuresOf(document: DocumentNode, schema: GraphQLSchema): string[] {
  const fields = schema.getMutationType()?.getFields() ?? {};
  return document.definitions
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : []))
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [fields[selection.name.value]] : []))
    .map((field) => field && getNamedType(field.type))
    .flatMap((type) => (isUnionType(type) ? type.getTypes().map(({ name }) => name) : []))
    .filter((name) => name.endsWith('Error'));
}

/** The statuses of these errors. */
export function failureStatusesOf(document: DocumentNode, schema: GraphQLSchema): number[] {
  return failuresOf(document, schema).map((name) => STATUSES[name] ?? 409);
}
