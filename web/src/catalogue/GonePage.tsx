import { Box, Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { EmptyShelfPicture } from './EmptyShelfPicture.tsx';
import { texts } from './texts.ts';

/** For an address whose product or shelf does not exist, or does so no longer. */
export function GonePage({ title }: { title: string }) {
  return (
    <Box width="full">
      <PageTitle title={title} />
      <EmptyState
        isPage
        title={title}
        text={texts.goneText}
        picture={<EmptyShelfPicture />}
        action={
          <Button asChild>
            <Link to="/">{texts.goneAction}</Link>
          </Button>
        }
      />
    </Box>
  );
}
