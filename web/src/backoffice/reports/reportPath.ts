/** The path of a report's page. */
export function reportPath(handle: string): string {
  return `/dashboard/reports/${handle}`;
}
