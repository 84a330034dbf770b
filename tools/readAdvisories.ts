import type { AcceptedAdvisory } from './acceptedAdvisories.ts';

/** GitHub's severities, worst last. */
export const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;

type Severity = (typeof SEVERITIES)[number];

/** The parts of `npm audit --json` that are read; npm prints something else when the registry does not answer. */
export interface AuditReport {
  auditReportVersion?: number;
  message?: string;
  error?: { code?: string; summary?: string };
  vulnerabilities?: Record<string, { via: (string | Via)[]; nodes: string[]; fixAvailable: unknown }>;
}

interface Via {
  name: string;
  title: string;
  url: string;
  severity: Severity;
  range: string;
}

/** The part of package-lock.json that is read: packages by their paths. */
export interface Lock {
  packages: Record<string, { dev?: boolean }>;
}

/** An advisory that applies to an installed version of a package. */
export interface Advisory extends Via {
  id: string;
  /** Whether production has the package, not only development. */
  isInProduction: boolean;
  /** Whether a version of the dependencies is free of it. */
  isFixable: boolean;
}

/** The registry has no advisories to compare with, or did not answer. */
export class NoAdvisoriesError extends Error {}

/** The advisories of a report, each once, worst first. @throws NoAdvisoriesError */
export function readAdvisories(report: AuditReport, { packages }: Lock): Advisory[] {
  const { auditReportVersion, message, error, vulnerabilities } = report;
  if (auditReportVersion === undefined || vulnerabilities === undefined)
    throw new NoAdvisoriesError(message || error?.summary || error?.code || 'npm printed no report');
  const found = new Map<string, Advisory>();
  for (const { via, nodes, fixAvailable } of Object.values(vulnerabilities)) {
    const isInProduction = nodes.some((path) => !packages[path]?.dev);
    // A text names another package of the report, through which the package is concerned.
    for (const { name, title, url, severity, range } of via.filter((each) => typeof each !== 'string')) {
      const id = url.slice(url.lastIndexOf('/') + 1);
      const advisory = { id, name, title, url, severity, range, isInProduction, isFixable: fixAvailable !== false };
      found.set(`${id} ${name}`, advisory);
    }
  }
  return [...found.values()].toSorted((one, other) => rank(other) - rank(one) || one.name.localeCompare(other.name));
}

/** Whether an advisory fails the audit: a high or critical one in production without an acceptance valid until `today` or later. */
export function isFailure(
  { id, severity, isInProduction }: Pick<Advisory, 'id' | 'severity' | 'isInProduction'>,
  { accepted, today }: { accepted: readonly AcceptedAdvisory[]; today: string },
): boolean {
  if (!isInProduction || rank({ severity }) < SEVERITIES.indexOf('high')) return false;
  return !accepted.some((each) => each.id === id && each.until >= today);
}

function rank({ severity }: Pick<Advisory, 'severity'>): number {
  return SEVERITIES.indexOf(severity);
}
