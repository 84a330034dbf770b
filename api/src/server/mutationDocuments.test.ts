import { readFileSync } from 'node:fs';
import { getNamedType, isUnionType, parse, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { CLIENT_DOCUMENTS } from '../platform/graphql/documents/persistedDocuments.ts';
import { schema } from './schema.ts';

/** The mutations whose caller takes no result for a payload: it reads `__typename`, or ignores the result. */
const READS_TYPE_NAME = [
  'authorizeExportMutation',
  'completePendingAddMutation',
  'refreshSessionMutation',
  'savedLinesDeleteMutation',
  'useSearchEventsMutation',
];

it('each mutation of the web client reads the errors of its result', () => {
  const texts = Object.values<string>(JSON.parse(readFileSync(CLIENT_DOCUMENTS, 'utf8')));
  const mutations = texts.flatMap((text) => parse(text).definitions).filter(isMutation);
  expect(mutations.length).toBeGreaterThan(100);
  const unread = mutations.filter(({ selectionSet }) =>
    selectionSet.selections.some((field) => field.kind === 'Field' && hasErrors(field) && !readsErrors(field)),
  );
  expect(unread.map(({ name }) => name?.value).toSorted()).toEqual(READS_TYPE_NAME);
});

function isMutation(definition: { kind: string }): definition is OperationDefinitionNode {
  return 'operation' in definition && definition.operation === 'mutation';
}

function hasErrors({ name }: FieldNode): boolean {
  const result = getNamedType(schema.getMutationType()?.getFields()[name.value]?.type);
  return (
    isUnionType(result) && result.getTypes().some((type) => type.getInterfaces().some(({ name }) => name === 'Error'))
  );
}

function readsErrors({ selectionSet }: FieldNode): boolean {
  const spreads = selectionSet?.selections.filter((selection) => selection.kind === 'FragmentSpread') ?? [];
  return spreads.some(({ name }) => name.value === 'actionCallbacks_error');
}
