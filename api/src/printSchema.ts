import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

const TARGET = new URL('../../schema.graphql', import.meta.url);

const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== printed) {
    console.error('schema.graphql is not what the API would print: run `npm run generate`');
    process.exitCode = 1;
  }
} else {
  writeFileSync(TARGET, printed);
}
