/** An advisory that the project lives with for a while. */
export interface AcceptedAdvisory {
  /** GitHub's identifier of the advisory, `GHSA-…`. */
  id: string;
  /** Why it does no harm here, or why there is no fix yet. */
  reason: string;
  /** The last day on which `npm run audit` accepts it, `YYYY-MM-DD`. */
  until: string;
}

/** The advisories of production dependencies that `npm run audit` accepts. */
export const ACCEPTED_ADVISORIES: readonly AcceptedAdvisory[] = [];
