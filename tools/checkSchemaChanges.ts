import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** `npm run verify`: fails when schema.graphql breaks a client of the last release's schema. */
const read = (name: string) => buildSchema(readFileSync(path.join(import.meta.dirname, '..', name), 'utf8'));
const changes = await diff(read('schema.released.graphql'), read('schema.graphql'));
const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
for (const { path: where, message } of breaking) console.error(`${where ?? ''}: ${message}`);
if (breaking.length > 0) {
  console.error('docs/integrators.md says how the schema changes: deprecate first, remove after at least six months.');
  process.exitCode = 1;
}
