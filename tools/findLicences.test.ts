import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLicences, isAllowed, type Lock } from './findLicences.ts';
import { READ_LICENCES } from './licencePolicy.ts';

const lock = readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8');
const installed = findLicences(JSON.parse(lock) as Lock); // npm's own format

describe('findLicences', () => {
  it('finds each version of a package once, without workspaces', () => {
    const packages = {
      '': { name: 'shop', version: '1.0.0', license: 'MIT' },
      api: { name: '@shop/api', version: '1.0.0' },
      'node_modules/@shop/api': { link: true },
      'node_modules/@scope/one': { version: '1.0.0', license: 'ISC' },
      'node_modules/two': { version: '2.0.0' },
      'node_modules/two/node_modules/@scope/one': { version: '1.0.0', license: 'ISC', dev: true },
      'api/node_modules/@scope/one': { version: '1.1.0', license: 'MIT' },
      'node_modules/linter': { version: '3.0.0', license: 'MIT', dev: true },
      'node_modules/alias': { name: 'real', version: '4.0.0', license: 'MIT' },
    };
    expect(findLicences({ packages })).toEqual([
      { name: '@scope/one', version: '1.0.0', licence: 'ISC', isTool: false },
      { name: 'two', version: '2.0.0', licence: null, isTool: false },
      { name: '@scope/one', version: '1.1.0', licence: 'MIT', isTool: false },
      { name: 'linter', version: '3.0.0', licence: 'MIT', isTool: true },
      { name: 'real', version: '4.0.0', licence: 'MIT', isTool: false },
    ]);
  });
});

describe('isAllowed', () => {
  it.each([
    ['one', 'MIT', true],
    ['one', '(MIT OR GPL-3.0-only)', true],
    ['one', 'MIT AND Apache-2.0', true],
    ['one', 'MIT AND GPL-3.0-only', false],
    ['one', 'AGPL-3.0-or-later', false],
    ['one', 'LGPL-3.0-or-later', false],
    ['one', 'MPL-2.0', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
    ['elkjs', 'EPL-2.0', true],
    ['one', 'SEE LICENSE IN LICENSE.txt', false],
    ['one', 'UNLICENSED', false],
    ['one', null, false],
  ])('decides on %s with %s: %s', (name, licence, allowed) => {
    expect(isAllowed({ name, version: '1.0.0', licence, isTool: false })).toBe(allowed);
  });

  it.each([
    ['MPL-2.0', true],
    ['GPL-3.0-only', false],
  ])('decides on a tool of development with %s: %s', (licence, allowed) => {
    expect(isAllowed({ name: 'linter', version: '1.0.0', licence, isTool: true })).toBe(allowed);
  });

  it('allows the packages of this project', () => {
    expect(installed.length).toBeGreaterThan(1000);
    expect(installed.filter((each) => !isAllowed(each))).toEqual([]);
  });

  it('has read no licence of a package that is no longer installed', () => {
    const versions = installed.map(({ name, version }) => `${name}@${version}`);
    expect(Object.keys(READ_LICENCES).filter((version) => !versions.includes(version))).toEqual([]);
  });
});
