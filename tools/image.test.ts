import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Manifest {
  devDependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, { dev?: boolean }>;
}

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const dockerfile = read('Dockerfile');
/** The last stage of the Dockerfile: what is in the image. */
const image = dockerfile.split(/^FROM /m).at(-1) ?? '';

describe('the image', () => {
  it('is built from the version of Node.js that the tests run on', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as Manifest; // npm's own format
    const bases = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(bases).toEqual([devDependencies.node, devDependencies.node]);
  });

  it('has each folder into which npm installs packages of the API', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as Lock; // npm's own format
    const installed = Object.keys(packages).filter(
      (each) => each.includes('node_modules/') && !packages[each]?.dev && !each.startsWith('web/'),
    );
    const folders = new Set(installed.map((each) => each.slice(0, each.indexOf('node_modules/'))));
    for (const folder of folders)
      expect(image).toContain(`COPY --from=dependencies /app/${folder === '' ? 'node_modules' : folder.slice(0, -1)} `);
  });

  it('runs as an unprivileged user, with files that belong to root', () => {
    expect(image).toMatch(/^USER 1000:1000$/m);
    expect(image).toMatch(/^HEALTHCHECK /m);
    expect(image).not.toContain('--chown');
  });

  it('has a read-only file system and no capabilities in each service of docker-compose.yml', () => {
    const compose = read('docker-compose.yml');
    const app = /^x-app:[^]*?^\S/m.exec(compose)?.[0];
    for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
      expect(app).toContain(line);
    for (const service of ['api', 'worker']) expect(compose).toContain(`\n  ${service}:\n    <<: *app\n`);
  });
});
