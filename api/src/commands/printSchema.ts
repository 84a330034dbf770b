import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../server/schema.ts';

const TARGET = new URL('../../../schema.graphql', import.meta.url);
const TYPES = new URL('../rest/__generated__/introspection.d.ts', import.meta.url);

const sorted = lexicographicSortSchema(schema);
const printed = `${printSchema(sorted)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== printed) {
    console.error('schema.graphql is not what the API would print: run `npm run generate`');
    process.exitCode = 1;
  }
} else {
  writeFileSync(TARGET, printed);
  // The types of the REST surface's documents.
  const introspection = minifyIntrospection(introspectionFromSchema(sorted));
  mkdirSync(new URL('.', TYPES), { recursive: true });
  writeFileSync(TYPES, outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true }));
}
