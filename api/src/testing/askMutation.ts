import { expect } from 'vitest';
import type { Viewer } from '../graphql/viewer.ts';
import { askGraphql } from './askGraphql.ts';

/** A mutation of one input, and what is asked of its outcome beside its type and a failure's message. */
export interface AskedMutation {
  name: string;
  selection: string;
  input: object;
}

/** Sends it through the whole endpoint. */
export function sendMutation(viewer: Viewer, { name, selection, input }: AskedMutation) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const fields = `__typename ${selection} ... on Error { message }`;
  return askGraphql(`mutation ($input: ${type}) { ${name}(input: $input) { ${fields} } }`, { input }, viewer);
}

/** Its outcome: a payload or a failure of its union, no other error. */
export async function askMutation(viewer: Viewer, asked: AskedMutation) {
  const { data, errors } = await sendMutation(viewer, asked);
  expect(errors).toEqual([]);
  return data[asked.name];
}
