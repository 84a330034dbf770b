import { Text } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';
import { texts } from './texts.ts';

/** The shape of the page of the staff while it loads. */
export function StaffPageSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} action={texts.add} />
      <Text mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <AdminTableSkeleton height={{ base: '10.375rem', md: '4.0625rem' }} rows={4} />
    </div>
  );
}
