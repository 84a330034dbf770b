import { appendFileSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LICENCES } from './licences.ts';

const PACKAGE = /^.*\/node_modules\/(@[^/]+\/)?[^/]+(?=\/)/;

/** Adds the licences of the packages of web workers, which Vite bundles apart, to those of the client's: one plugin for each build. */
export function workerLicences(): { inWorkers: Plugin; inClient: Plugin } {
  const packages = new Set<string>();
  let directory = '';
  let hasFailed = false;
  return {
    inWorkers: {
      name: 'kirana-packages-of-workers',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          const modules = chunk.type === 'chunk' ? chunk.moduleIds : [];
          for (const id of modules) for (const folder of PACKAGE.exec(id)?.slice(0, 1) ?? []) packages.add(folder);
        }
      },
    },
    inClient: {
      name: 'kirana-licences-of-workers',
      apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      configResolved: (config) => {
        directory = path.resolve(config.root, config.build.outDir);
      },
      buildEnd: (error) => {
        hasFailed = error !== undefined; // the reader needs the error, not the missing file
      },
      closeBundle: {
        order: 'pre', // the file is compressed like the others
        sequential: true,
        handler: () => {
          if (hasFailed) return;
          appendFileSync(path.join(directory, LICENCES), [...packages].sort().map(licenceOf).join(''));
        },
      },
    },
  };
}

/** A section of the file in the form of Vite's. */
function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const [file] = globSync('LICEN[CS]E*', { cwd: folder });
  if (file === undefined) throw new Error(`${name} has no file with its licence`);
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
}
