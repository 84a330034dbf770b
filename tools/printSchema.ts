import { mkdirSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../api/src/server/schema.ts';

const TARGET = new URL('../schema.graphql', import.meta.url);
const TYPES = new URL('../api/src/rest/__generated__/introspection.d.ts', import.meta.url);

const sorted = lexicographicSortSchema(schema);
const printed = `${printSchema(sorted)}\n`;

writeFileSync(TARGET, printed);
// The types of the REST surface's documents.
const introspection = minifyIntrospection(introspectionFromSchema(sorted));
mkdirSync(new URL('.', TYPES), { recursive: true });
writeFileSync(TYPES, outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true }));
