import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Manifest {
  name: string;
  workspaces?: string[];
  devDependencies?: unknown;
}

interface Lock {
  packages: Record<string, { dev?: boolean; devDependencies?: unknown }>;
}

/**
 * `npm run sbom`: prints a software bill of materials of the production dependencies, in CycloneDX. `npm sbom --omit=dev` leaves out each
 * package of production that a development tool needs too, so npm reads a copy of the manifests and the lock file without the tools.
 */
const ROOT = path.join(import.meta.dirname, '..');
const root = read<Manifest>('package.json');
const temporary = mkdtempSync(path.join(tmpdir(), 'kirana-sbom-'));
const copy = path.join(temporary, root.name); // npm names the application by its folder
try {
  for (const folder of ['.', ...(root.workspaces ?? [])])
    write(path.join(folder, 'package.json'), withoutTools(read<Manifest>(path.join(folder, 'package.json'))));
  const { packages, ...lock } = read<Lock>('package-lock.json');
  const production = Object.entries(packages).filter(([, { dev }]) => !dev);
  write('package-lock.json', {
    ...lock,
    packages: Object.fromEntries(production.map(([location, locked]) => [location, withoutTools(locked)])),
  });
  const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const { status, error } = spawnSync('npm', ['sbom', ...options], { cwd: copy, stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
} finally {
  rmSync(temporary, { recursive: true });
}

function withoutTools({ devDependencies: _, ...manifest }: { devDependencies?: unknown }): object {
  return manifest;
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Content; // npm's own format
}

function write(file: string, content: object): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), JSON.stringify(content));
}
