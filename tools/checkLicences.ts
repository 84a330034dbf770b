import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findLicences, isAllowed, type LicensedPackage, type Lock } from './findLicences.ts';

/** `npm run licences`: lists the packages of the lock file by their licences, and fails for those that licencePolicy.ts does not allow. */
const file = path.join(import.meta.dirname, '../package-lock.json');
const packages = findLicences(JSON.parse(readFileSync(file, 'utf8')) as Lock); // npm's own format
print(
  'Production',
  packages.filter(({ isTool }) => !isTool),
);
print(
  'Development',
  packages.filter(({ isTool }) => isTool),
);
const refused = packages.filter((each) => !isAllowed(each));
for (const { name, version, licence } of refused)
  console.error(
    `${name}@${version}: tools/licencePolicy.ts does not allow ${licence ?? 'a package without a licence'}`,
  );
if (refused.length > 0) process.exitCode = 1;

function print(title: string, listed: LicensedPackage[]): void {
  console.log(`# ${title}: ${listed.length} packages\n`);
  const byLicence = Map.groupBy(listed, ({ licence }) => licence ?? 'unknown');
  for (const [licence, licensed] of [...byLicence].toSorted(([, one], [, other]) => other.length - one.length)) {
    const names = licensed.map(({ name, version }) => `${name}@${version}`).toSorted();
    console.log(`${licence} (${licensed.length}): ${names.join(', ')}\n`);
  }
}
