import { RotateCw } from 'lucide-react';
import { texts } from './texts.ts';

/** Loads again what a part of the frame failed to load. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="button button-ghost button-sm" onClick={onClick}>
      <RotateCw aria-hidden />
      {texts.retry}
    </button>
  );
}
