import { RotateCw } from 'lucide-react';
import { texts } from './texts.ts';

/** Retries a failed load in the layout. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="button button-ghost button-sm" onClick={onClick}>
      <RotateCw aria-hidden />
      {texts.retry}
    </button>
  );
}
