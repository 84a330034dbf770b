/** The path of the list of versions, and of the draft’s editor. */
export const homeVersionsPath = '/dashboard/home';
export const homeDraftPath = '/dashboard/home/draft';

/** The path of a version’s preview, as it is at a time of the shop such as `2026-12-24T18:00`; now for none. */
export function previewAt(path: string, moment: string): string {
  return moment === '' ? path : `${path}?at=${moment}`;
}
