import { Button } from '@chakra-ui/react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { EmptyShelfPicture } from '../EmptyShelfPicture.tsx';
import { productTexts as texts } from './productTexts.ts';

/** Stands in place of the form of a product that is deleted or never was. */
export function ProductGone({ onClose }: { onClose: () => void }) {
  return (
    <>
      <PageTitle title={texts.goneTitle} isOverPage />
      <EmptyState
        title={texts.goneTitle}
        text={texts.goneText}
        picture={<EmptyShelfPicture />}
        action={<Button onClick={onClose}>{texts.goneAction}</Button>}
      />
    </>
  );
}
