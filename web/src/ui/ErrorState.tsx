import { RotateCw } from 'lucide-react';
import { EmptyState } from './EmptyState.tsx';
import { texts } from './texts.ts';

interface ErrorStateProps {
  message: string;
  onRetry: () => void;
  /** The message is the page's heading, if the page has no other content. */
  isPage?: boolean;
}

/** An error message with a Try again button. */
export function ErrorState({ message, onRetry, isPage }: ErrorStateProps) {
  return (
    <EmptyState
      title={message}
      role="alert"
      isPage={isPage}
      action={
        <button type="button" className="button button-outline button-md" onClick={onRetry}>
          <RotateCw aria-hidden />
          {texts.tryAgain}
        </button>
      }
    />
  );
}
