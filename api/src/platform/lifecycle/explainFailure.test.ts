import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../config/startupError.ts';
import { explainFailure } from './startProcess.ts';

const folder = tmpdir();
const errorOf = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('explainFailure', () => {
  it.each([
    ['a write', errorOf('ENOSPC: no space left on device, write', { code: 'ENOSPC' })],
    ['a quota', errorOf('EDQUOT: disk quota exceeded, write', { code: 'EDQUOT' })],
    ['a statement', errorOf('could not extend file', { code: '53100' })],
    ['a partial write of PostgreSQL', errorOf('could not extend file', { hint: 'Check free disk space.' })],
    ['initdb', new StartupError('It did not start', { cause: 'FATAL: could not write: No space left on device' })],
    ['a cause far below', errorOf('one', { cause: errorOf('two', { cause: errorOf('three', { code: 'ENOSPC' }) }) })],
  ])('says that the disk is full for the error of %s', (_what, error) => {
    expect(explainFailure(error, folder)).toBe(`The disk that holds ${folder} is full.`);
  });

  it('gives the one line of an expected failure', () => {
    const error = new StartupError('Port 4000 is taken: set PORT to another one.', { cause: errorOf('EADDRINUSE') });
    expect(explainFailure(error, folder)).toBe('Port 4000 is taken: set PORT to another one.');
  });

  it.each(['EACCES', 'EPERM', 'EROFS'])('names the file that may not be written, for %s', (code) => {
    const error = errorOf(`${code}: mkdir`, { code, path: '/srv/kirana/postgres' });
    expect(explainFailure(error, folder)).toBe('No permission to write /srv/kirana/postgres.');
    expect(explainFailure(errorOf(code, { code }), folder)).toBe(`No permission to write ${folder}.`);
  });

  it('shows the whole error of a defect', () => {
    expect(explainFailure(new TypeError('It has no price'), folder)).toMatch(/^TypeError: It has no price\n +at /);
  });
});
