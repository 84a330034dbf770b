import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { texts } from './texts.ts';

/** The page of a report that does not exist. */
export function ReportNotFound() {
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
            <Link to="/dashboard/reports">{texts.back}</Link>
          </Button>
        }
      />
    </>
  );
}
