import { createStandInRedis } from '../../../api/src/testing/redis/standInRedis.ts';

/** A program that serves the fake Redis on the port in its argument. */
await createStandInRedis().listen(Number(process.argv[2]));
