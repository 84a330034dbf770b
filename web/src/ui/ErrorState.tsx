import { Button } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { Notice } from './Notice.tsx';

interface ErrorStateProps {
  message: string;
  onRetry: () => void;
}

/** Says what happened and offers to try again. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Notice title={message} role="alert">
      <Button variant="outline" onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    </Notice>
  );
}
