import { chakra } from '@chakra-ui/react';
import { minutesToPromise } from '../promiseWords.ts';
import { useNow } from '../useNow.ts';
import { texts } from './texts.ts';

/** How long is left of what was promised, counted down; nothing where nothing was promised. */
export function PromiseLeft({ promisedAt }: { promisedAt: string | null | undefined }) {
  const now = useNow();
  if (promisedAt == null) return null;
  const { minutes, isLate } = minutesToPromise(promisedAt, now);
  return (
    <Moment dateTime={promisedAt} color={isLate ? 'fg.error' : 'fg'}>
      {isLate ? texts.late(minutes) : texts.left(minutes)}
    </Moment>
  );
}

const Moment = chakra('time', {
  base: { fontWeight: 'semibold', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
