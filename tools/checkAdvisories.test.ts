import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Runs `npm run audit` against a registry of its own. */
async function audit(registry: RequestListener): Promise<{ code: number | null; output: string }> {
  const server = createServer(registry).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_noproxy: '127.0.0.1' };
  let output = '';
  const child = execFile(process.execPath, [path.join(import.meta.dirname, 'checkAdvisories.ts')], { env });
  child.stdout?.on('data', (text: string) => (output += text));
  child.stderr?.on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  server.close();
  return { code, output };
}

/** A registry with one critical advisory for each of the packages, and no more. */
function registryWith(...names: string[]): RequestListener {
  const advisories = names.map((name) => {
    const advisory = {
      ...{ id: 1, url: `https://github.com/advisories/GHSA-${name}`, title: `A flaw of ${name}`, severity: 'critical' },
      ...{ vulnerable_versions: '<1000', cwe: ['CWE-20'], cvss: { score: 9.8, vectorString: null } },
    };
    return [name, [advisory]] as const;
  });
  return (request, response) => {
    const isBulk = request.url === '/-/npm/v1/security/advisories/bulk' && request.method === 'POST';
    response.writeHead(isBulk ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isBulk ? Object.fromEntries(advisories) : {}));
  };
}

describe('npm run audit', () => {
  it('fails for a critical advisory of a production dependency', async () => {
    const { code, output } = await audit(registryWith('bowser'));
    expect(output).toContain('critical, production: bowser <1000: A flaw of bowser');
    expect(output).toContain('1 advisories, 1 of them to fix now.');
    expect(code).toBe(1);
  });

  it('lists an advisory of a tool of development, and passes', async () => {
    const { code, output } = await audit(registryWith('autocannon'));
    expect(output).toContain('critical, development: autocannon <1000: A flaw of autocannon');
    expect(code).toBe(0);
  });

  it('says that a registry has no advisories, and fails, because nothing was audited', async () => {
    const { code, output } = await audit((_request, response) => response.writeHead(405).end());
    expect(output).toMatch(/^Nothing was audited, because the registry gave no advisories: 405 Method Not Allowed/);
    expect(code).toBe(1);
  });
});
