import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { createAccessTokens } from '../../shop/identity/sessions/accessToken.ts';
import type { GraphqlResponse } from '../graphql/executeGraphql.ts';
import { makeSession, makeShopper } from '../fixtures.ts';
import { openServer } from './inProcessServer.ts';
import { TEST_SECRET } from '../secretFixture.ts';

/** A viewer, and the headers with their credentials. */
export interface Uploader {
  viewer: SessionViewer;
  headers: Record<string, string>;
}

export const PREFLIGHT = { 'graphql-require-preflight': '1' };

/** A listening server with its own data folder and folder for temporary files. */
export async function openUploadServer(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-uploads-'));
  const temporary = mkdtempSync(path.join(folder, 'tmp-'));
  vi.stubEnv('TMPDIR', temporary);
  const app = await openServer({ DATA_DIR: path.join(folder, 'data'), ...environment });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // it listens on TCP
  return {
    app,
    port,
    url: `http://127.0.0.1:${port}/graphql`,
    media: path.join(folder, 'data/media'),
    temporaryFiles: () => readdirSync(temporary),
    async close() {
      const closed = app.close();
      app.server.closeAllConnections(); // the connection of a refused upload may stay open until its timeout
      await closed;
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Logs a new user in. */
export async function makeUploader(fields: Parameters<typeof makeShopper>[0] = {}): Promise<Uploader> {
  const viewer = await makeSession(await makeShopper(fields));
  const token = await createAccessTokens(TEST_SECRET).issue(viewer);
  return { viewer, headers: { ...PREFLIGHT, authorization: `Bearer ${token}` } };
}

/** An upload by the GraphQL multipart request specification; an omitted part is not sent. */
export function uploadForm(parts: { operations?: unknown; map?: unknown; files?: Record<string, File> }): FormData {
  const form = new FormData();
  for (const name of ['operations', 'map'] as const) {
    const part = parts[name];
    if (part !== undefined) form.append(name, typeof part === 'string' ? part : JSON.stringify(part));
  }
  for (const [name, file] of Object.entries(parts.files ?? {})) form.append(name, file);
  return form;
}

/** Sends a request and reads the GraphQL result. */
export async function post(url: string, body: BodyInit, headers: Record<string, string>): Promise<GraphqlResponse> {
  const response = await fetch(url, { method: 'POST', headers, body });
  const { data = null, errors = [] } = (await response.json()) as Partial<GraphqlResponse>; // GraphQL over HTTP
  return { status: response.status, data, errors };
}
