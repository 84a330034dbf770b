import { Text } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';
import { texts } from './texts.ts';

/** The shape of the list of webhooks while it loads. */
export function WebhooksPageSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} action={texts.add} />
      <Text mb="4" color="fg.muted" maxW="46rem">
        {texts.lead}
      </Text>
      <AdminTableSkeleton height={{ base: '9rem', md: '4.5rem' }} rows={3} />
    </div>
  );
}
