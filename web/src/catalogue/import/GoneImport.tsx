import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { EmptyShelfPicture } from '../EmptyShelfPicture.tsx';
import { texts } from './texts.ts';

/** For the address of an import that does not exist, or does so no longer. */
export function GoneImport() {
  return (
    <>
      <PageTitle title={texts.goneTitle} />
      <EmptyState
        isPage
        title={texts.goneTitle}
        text={texts.goneText}
        picture={<EmptyShelfPicture />}
        action={
          <Button asChild>
            <Link to="/dashboard/import">{texts.back}</Link>
          </Button>
        }
      />
    </>
  );
}
