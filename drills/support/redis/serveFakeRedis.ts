import { createFakeRedis } from '../../../api/src/testing/fakeRedis.ts';

/** A program that serves the fake Redis on the port in its argument. */
await createFakeRedis().listen(Number(process.argv[2]));
