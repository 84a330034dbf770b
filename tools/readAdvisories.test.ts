import { describe, expect, it } from 'vitest';
import { isFailure, NoAdvisoriesError, readAdvisories } from './readAdvisories.ts';

const advisory = (name: string, severity: 'low' | 'high' | 'critical', id = name) => ({
  ...{ name, severity, title: `A flaw of ${name}`, url: `https://github.com/advisories/GHSA-${id}`, range: '<1.2.3' },
});

describe('readAdvisories', () => {
  it('lists each advisory once, worst first, and says where it is and whether there is a fix', () => {
    const lock = {
      packages: {
        'node_modules/parser': { dev: true },
        'node_modules/server/node_modules/parser': {},
        'node_modules/server': {},
        'node_modules/linter': { dev: true },
      },
    };
    const vulnerabilities = {
      parser: {
        via: [advisory('parser', 'low'), advisory('parser', 'critical', 'second')],
        nodes: ['node_modules/parser', 'node_modules/server/node_modules/parser'],
        fixAvailable: true,
      },
      server: { via: ['parser', advisory('server', 'high')], nodes: ['node_modules/server'], fixAvailable: false },
      linter: {
        via: ['parser', advisory('linter', 'high')],
        nodes: ['node_modules/linter'],
        fixAvailable: { name: 'linter', version: '2.0.0' },
      },
    };
    const found = readAdvisories({ auditReportVersion: 2, vulnerabilities }, lock);
    expect(found.map(({ id, isInProduction, isFixable }) => [id, isInProduction, isFixable])).toEqual([
      ['GHSA-second', true, true],
      ['GHSA-linter', false, true],
      ['GHSA-server', true, false],
      ['GHSA-parser', true, true],
    ]);
  });

  it('finds nothing in a report without vulnerabilities', () => {
    expect(readAdvisories({ auditReportVersion: 2, vulnerabilities: {} }, { packages: {} })).toEqual([]);
  });

  it.each([
    [{ message: '405 Method Not Allowed', error: { summary: '' } }, '405 Method Not Allowed'],
    [{ error: { code: 'ENOAUDIT', summary: 'Your configured registry does not support audit' } }, /does not support/],
    [{}, 'npm printed no report'],
  ])('does not take an answer without advisories for one of no advisories: %j', (report, message) => {
    expect(() => readAdvisories(report, { packages: {} })).toThrow(NoAdvisoriesError);
    expect(() => readAdvisories(report, { packages: {} })).toThrow(message);
  });
});

describe('isFailure', () => {
  const accepted = [{ id: 'GHSA-one', reason: 'The shop does not parse such files.', until: '2030-06-30' }];

  it.each([
    ['moderate', true, false],
    ['high', true, true],
    ['critical', true, true],
    ['critical', false, false],
  ] as const)('decides on a %s advisory, in production: %s', (severity, isInProduction, fails) => {
    const policy = { accepted, today: '2030-06-01' };
    expect(isFailure({ id: 'GHSA-other', severity, isInProduction }, policy)).toBe(fails);
  });

  it.each([
    ['2030-06-30', false],
    ['2030-07-01', true],
  ])('accepts an advisory until its end date: %s', (today, fails) => {
    expect(isFailure({ id: 'GHSA-one', severity: 'critical', isInProduction: true }, { accepted, today })).toBe(fails);
  });
});
