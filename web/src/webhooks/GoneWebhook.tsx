import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyShelfPicture } from '../catalogue/EmptyShelfPicture.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { webhookTexts as texts } from './texts.ts';

/** For the address of a webhook that does not exist, or does so no longer. */
export function GoneWebhook() {
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
            <Link to="/dashboard/webhooks">{texts.back}</Link>
          </Button>
        }
      />
    </>
  );
}
