import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** The uploaded share of a file, 0 to 1; at 1 the server processes it. */
export function UploadProgress({ fraction }: { fraction: number }) {
  const percent = Math.round(fraction * 100);
  const label = percent === 100 ? 'Almost done' : 'Uploading the picture';
  return <ProgressBar label={label} share={fraction} value={`${percent}%`} />;
}
