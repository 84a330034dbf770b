import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../platform/config/settings/settings.ts';
import { schema } from '../server/schema.ts';
import { openApiDocument } from './openApi.ts';

/** The document that the last release served; it changes with a release that changes the REST surface on purpose. */
const RELEASED = path.join(import.meta.dirname, 'openapi.released.json');

it('serves the OpenAPI document of the last release, byte for byte', async () => {
  const released: unknown = JSON.parse(await readFile(RELEASED, 'utf8'));
  const shop = { name: SETTINGS['brand.name'].first, publicUrl: 'http://localhost:4000' };
  expect(JSON.stringify(openApiDocument(schema, shop))).toBe(JSON.stringify(released));
});
