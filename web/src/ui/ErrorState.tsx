import { RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { Mark } from './Logo.tsx';
import { texts } from './texts.ts';

interface ErrorStateProps {
  message: string;
  onRetry: () => void;
  /** The message is the page's heading, if the page has no other content. */
  isPage?: boolean;
  /** Whether it fills a page, which has room for a picture. */
  hasPicture?: boolean;
}

/** Loaded when it is needed; without a connection the mark, which every page has, is shown instead. */
const ErrorPicture = lazy(() =>
  import('./illustrations/BasketIllustration.tsx').then(
    ({ BasketIllustration }) => ({ default: () => <BasketIllustration symbol="cloud" /> }),
    () => ({ default: () => <Mark size="page" /> }),
  ),
);

/** An error message with a Try again button. */
export function ErrorState({ message, onRetry, isPage, hasPicture = isPage }: ErrorStateProps) {
  return (
    <EmptyState
      title={message}
      role="alert"
      isPage={isPage}
      picture={
        hasPicture === true ? (
          <Suspense>
            <ErrorPicture />
          </Suspense>
        ) : undefined
      }
      action={
        <button type="button" className="button button-outline button-md" onClick={onRetry}>
          <RotateCw />
          {texts.tryAgain}
        </button>
      }
    />
  );
}
