import { createStandInRedis } from '../../../api/src/testing/redis/standInRedis.ts';

/** A program that serves the stand-in for Redis on the port of its argument. */
await createStandInRedis().listen(Number(process.argv[2]));
