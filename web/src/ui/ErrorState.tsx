import { Button } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { Notice } from './Notice.tsx';

interface ErrorStateProps {
  message: string;
  onRetry: () => void;
  /** The message is the page's heading, where there is nothing else on the page. */
  isPage?: boolean;
}

/** Says what happened and offers to try again. */
export function ErrorState({ message, onRetry, isPage }: ErrorStateProps) {
  return (
    <Notice title={message} role="alert" isPage={isPage}>
      <Button variant="outline" onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    </Notice>
  );
}
