import { Button } from '@chakra-ui/react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { productTexts as texts } from '../productTexts.ts';

/** Shown instead of the form of a product that does not exist. */
export function ProductNotFound({ onClose }: { onClose: () => void }) {
  return (
    <>
      <PageTitle title={texts.notFoundTitle} isOverPage />
      <EmptyState
        title={texts.notFoundTitle}
        text={texts.notFoundText}
        picture={<EmptyResultIllustration />}
        action={<Button onClick={onClose}>{texts.notFoundAction}</Button>}
      />
    </>
  );
}
