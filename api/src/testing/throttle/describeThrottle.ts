import { beforeEach, describe, expect, it } from 'vitest';
import { type Throttle, TooManyAttemptsError } from '../../platform/limits/throttle.ts';
import { LIMITS } from '../../platform/limits/limits.ts';
import { newId } from '../fixtures.ts';

const LIMIT = 'mailPerAccount';
const { count: COUNT, seconds: SECONDS } = LIMITS[LIMIT];

/** The rules of a throttle on any store; `open` makes two on one store, as two processes have them. */
export function describeThrottle(store: string, open: () => Promise<[Throttle, Throttle]>): void {
  describe(`a throttle on ${store}`, () => {
    let here: Throttle;
    let there: Throttle;
    let key: string;
    beforeEach(async () => {
      [here, there] = await open();
      key = newId();
    });

    const spendAll = async () => {
      for (let tries = 0; tries < COUNT; tries += 1) await (tries % 2 === 0 ? here : there).consume(LIMIT, key);
    };
    const refused = (asking: Promise<unknown>) => expect(asking).rejects.toBeInstanceOf(TooManyAttemptsError);
    const refusalOf = (asking: Promise<unknown>) =>
      asking.then(
        () => null,
        (error: unknown) => error,
      );

    it('counts for both, and refuses further attempts at both', async () => {
      await spendAll();
      await refused(here.consume(LIMIT, key));
      await refused(there.consume(LIMIT, key));
    });

    it('allows no more concurrent attempts', async () => {
      const tries = Array.from({ length: 4 * COUNT }, (_, index) =>
        (index % 2 === 0 ? here : there).consume(LIMIT, key),
      );
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(COUNT);
    });

    it('reports the time to wait', async () => {
      await spendAll();
      const refusal = await refusalOf(here.consume(LIMIT, key));
      expect(refusal).toMatchObject({ message: `Too many attempts. Please try again in ${SECONDS / 60} minutes.` });
      expect((refusal as TooManyAttemptsError).retryAfter).toBeGreaterThan(SECONDS - 60);
    });

    it('counts each key and each limit by itself', async () => {
      await spendAll();
      expect(await here.consume(LIMIT, newId())).toBe(1);
      expect(await here.consume('mailPerIp', key)).toBe(1);
    });

    it('takes one attempt back, or resets all', async () => {
      await spendAll();
      await there.reward(LIMIT, key);
      expect(await here.consume(LIMIT, key)).toBe(COUNT);
      await refused(here.consume(LIMIT, key));
      await there.reset(LIMIT, key);
      expect(await here.consume(LIMIT, key)).toBe(1);
    });

    it('blocks whatever the number of attempts, and replaces a block by the next one', async () => {
      await here.assertNotBlocked(LIMIT, key);
      await here.block(LIMIT, key, 400);
      await here.block(LIMIT, key, 8000);
      const refusal = await refusalOf(there.assertNotBlocked(LIMIT, key));
      expect(refusal).toMatchObject({ message: expect.stringMatching(/in 13[34] minutes/) });
      await there.reset(LIMIT, key);
      await here.assertNotBlocked(LIMIT, key);
    });
  });
}
