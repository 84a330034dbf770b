import { Grid, Skeleton, Text } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { texts } from './texts.ts';

/** The list of reports while it loads. */
export function ReportsPageSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} mb="1" />
      <Text mb="5" color="fg.muted" maxW="prose">
        {texts.lead}
      </Text>
      {[5, 7].map((reports) => (
        <div key={reports}>
          <Skeleton h="1.625rem" w="24" mb="2" />
          <Grid
            gap="3"
            mb="6"
            templateColumns={{
              base: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              xl: 'repeat(3, minmax(0, 1fr))',
            }}
          >
            {Array.from({ length: reports }, (_none, card) => (
              <Skeleton key={card} h={{ base: '7.25rem', md: '8.625rem' }} borderRadius="card" />
            ))}
          </Grid>
        </div>
      ))}
    </div>
  );
}
