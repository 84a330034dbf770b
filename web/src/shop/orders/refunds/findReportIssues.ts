import type { FormPicture } from '../../media/formPicture.ts';
import type { Reason } from './ReasonField.tsx';
import { reportTexts as texts } from './texts.ts';

interface Report {
  lines: readonly object[];
  reason: Reason | null;
  note: string;
  photos: ReadonlyArray<Pick<FormPicture, 'id' | 'error'>>;
}

/** What a report lacks, by the fields of its input. */
export function findReportIssues({ lines, reason, note, photos }: Report): Record<string, string> {
  const isFailed = photos.some(({ error }) => error !== '');
  const isUploading = photos.some(({ id }) => id === null);
  return {
    ...(lines.length === 0 && { lines: texts.noItems }),
    ...(reason === null && { reason: texts.noReason }),
    ...(reason === 'OTHER' && note.trim() === '' && { note: texts.noNote }),
    ...(isUploading && { photoIds: isFailed ? texts.photoFailed : texts.photosUploading }),
  };
}
