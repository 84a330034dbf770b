import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCEPTED_ADVISORIES } from './acceptedAdvisories.ts';
import { isFailure, NoAdvisoriesError, readAdvisories, type AuditReport, type Lock } from './readAdvisories.ts';

/**
 * `npm run audit`: compares the lock file with the advisories of the registry. It fails for a high or critical advisory of a production
 * dependency that acceptedAdvisories.ts does not accept, and lists the others. A registry without an answer is a failure: nothing
 * was audited.
 */
const ROOT = path.join(import.meta.dirname, '..');
const policy = { accepted: ACCEPTED_ADVISORIES, today: new Date().toISOString().slice(0, 10) };

try {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock; // npm's own format
  const advisories = readAdvisories(audit(), lock);
  for (const { name, range, severity, title, url, isInProduction, isFixable } of advisories) {
    const where = isInProduction ? 'production' : 'development';
    console.log(`${severity}, ${where}: ${name} ${range}: ${title}\n  ${url}${isFixable ? '' : ' (no fix yet)'}`);
  }
  const failures = advisories.filter((advisory) => isFailure(advisory, policy));
  for (const { id, until, reason } of ACCEPTED_ADVISORIES) console.log(`Accepted until ${until}: ${id}, ${reason}`);
  console.log(`${advisories.length} advisories, ${failures.length} of them to fix now.`);
  if (failures.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof NoAdvisoriesError)) throw error;
  console.log(`Nothing was audited, because the registry gave no advisories: ${error.message}`);
  process.exitCode = 1;
}

function audit(): AuditReport {
  const options = ['--json', '--package-lock-only', '--fetch-retries=0'];
  const { stdout, error } = spawnSync('npm', ['audit', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return JSON.parse(stdout || '{}') as AuditReport; // npm's own format
}
