import { expect } from 'vitest';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from './executeGraphql.ts';

/** A mutation with one input, and the selection of its result beside its type and an error's message. */
export interface MutationRequest {
  name: string;
  selection: string;
  input: object;
}

/** Sends the mutation through the whole endpoint. */
export function sendMutation(viewer: Viewer, { name, selection, input }: MutationRequest) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const fields = `__typename ${selection} ... on Error { message }`;
  return executeGraphql(`mutation ($input: ${type}) { ${name}(input: $input) { ${fields} } }`, { input }, viewer);
}

/** Sends the mutation, and returns its payload or typed error; another error fails the test. */
export async function executeMutation(viewer: Viewer, asked: MutationRequest) {
  const { data, errors } = await sendMutation(viewer, asked);
  expect(errors).toEqual([]);
  return data[asked.name];
}
