import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findLicences, type Lock } from './findLicences.ts';

interface Sbom {
  bomFormat: string;
  metadata: { component: { type: string; name: string } };
  components: { 'bom-ref': string; properties: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

describe('npm run sbom', () => {
  it('prints each production dependency, and no tool of development', async () => {
    const program = path.join(import.meta.dirname, 'printSbom.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: 64 * 1024 * 1024 });
    const { bomFormat, metadata, components, dependencies } = JSON.parse(stdout) as Sbom; // CycloneDX
    expect(bomFormat).toBe('CycloneDX');
    expect(metadata.component).toMatchObject({ type: 'application', name: 'kirana' });
    const lock = readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8');
    const packages = findLicences(JSON.parse(lock) as Lock); // npm's own format
    const production = packages.flatMap(({ name, version, isTool }) => (isTool ? [] : [`${name}@${version}`]));
    const printed = components.map((component) => component['bom-ref']);
    const workspaces = printed.filter((each) => each.startsWith('@kirana/'));
    expect(dependencies.find(({ ref }) => ref.startsWith('kirana@'))?.dependsOn).toEqual(workspaces);
    const marks = components.flatMap(({ properties }) => properties.map(({ name }) => name));
    expect(marks).not.toContain('cdx:npm:package:development');
    expect(marks).not.toContain('cdx:npm:package:extraneous');
    expect(printed.filter((each) => !each.startsWith('@kirana/')).toSorted()).toEqual(production.toSorted());
  });
});
