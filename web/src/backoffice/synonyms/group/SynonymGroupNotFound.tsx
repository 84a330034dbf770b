import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { SYNONYMS_PATH } from '../synonymPaths.ts';
import { texts } from '../texts.ts';

/** What the page of a group shows when the group is gone. */
export function SynonymGroupNotFound() {
  return (
    <>
      <PageTitle title={texts.notFoundTitle} />
      <EmptyState
        isPage
        title={texts.notFoundTitle}
        text={texts.notFoundText}
        picture={<EmptyResultIllustration />}
        action={
          <Button asChild variant="outline">
            <Link to={SYNONYMS_PATH}>{texts.backToList}</Link>
          </Button>
        }
      />
    </>
  );
}
