import { chakra } from '@chakra-ui/react';
import { useNow } from '../useNow.ts';
import { promiseLeft } from './promiseLeft.ts';

/** How long is left of what was promised, counted down; nothing where nothing was promised. */
export function PromiseLeft({ promisedAt }: { promisedAt: string | null | undefined }) {
  const now = useNow();
  if (promisedAt == null) return null;
  const { words, isLate } = promiseLeft(promisedAt, now);
  return (
    <Moment dateTime={promisedAt} color={isLate ? 'fg.error' : 'fg'}>
      {words}
    </Moment>
  );
}

const Moment = chakra('time', {
  base: { fontWeight: 'semibold', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
