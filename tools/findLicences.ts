import satisfies from 'spdx-satisfies';
import { ALLOWED_LICENCES, EXCEPTIONS, READ_LICENCES, TOOL_LICENCES } from './licencePolicy.ts';

/** The parts of package-lock.json that are read. */
export interface Lock {
  packages: Record<string, { name?: string; version?: string; license?: string; dev?: boolean; link?: boolean }>;
}

/** A package and its licence, null when neither package.json nor the policy names one. */
export interface LicensedPackage {
  name: string;
  version: string;
  licence: string | null;
  /** Whether only development needs the package. */
  isTool: boolean;
}

const FOLDER = 'node_modules/';

/** The packages of a lock file, each version once, workspaces left out. */
export function findLicences({ packages }: Lock): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  for (const [path, { name: alias, version = '', license, dev, link }] of Object.entries(packages)) {
    if (!path.includes(FOLDER) || link) continue;
    const name = alias ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const key = `${name}@${version}`;
    const isTool = dev === true && found.get(key)?.isTool !== false;
    found.set(key, { name, version, licence: READ_LICENCES[key] ?? license ?? null, isTool });
  }
  return [...found.values()];
}

/** Whether the policy allows a package with its licence. */
export function isAllowed({ name, licence, isTool }: LicensedPackage): boolean {
  if (licence === null) return false;
  const exceptions = Object.entries(EXCEPTIONS).flatMap(([start, other]) => (name.startsWith(start) ? [other] : []));
  try {
    return satisfies(licence, [...ALLOWED_LICENCES, ...(isTool ? TOOL_LICENCES : []), ...exceptions]);
  } catch {
    return false; // not an expression of SPDX
  }
}
