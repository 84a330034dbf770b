import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { webhookTexts as texts } from './texts.ts';

/** Shown for a webhook that does not exist. */
export function WebhookNotFound() {
  return (
    <>
      <PageTitle title={texts.notFoundTitle} />
      <EmptyState
        isPage
        title={texts.notFoundTitle}
        text={texts.notFoundText}
        picture={<EmptyResultIllustration />}
        action={
          <Button asChild>
            <Link to="/dashboard/webhooks">{texts.back}</Link>
          </Button>
        }
      />
    </>
  );
}
