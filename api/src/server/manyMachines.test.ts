import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, disconnectDatabase } from '../db/client.ts';
import { makeProduct } from '../testing/fixtures.ts';
import { startMachines, type Machines } from '../testing/machines/startMachines.ts';
import { testDatabaseUrl } from '../testing/server/serverProcesses.ts';

let ownUrl: string;
let machines: Machines;

beforeAll(async () => {
  ownUrl = await testDatabaseUrl();
  machines = await startMachines({ servers: 2 });
  await disconnectDatabase();
  await connectDatabase(machines.database.primaryUrl);
});
afterAll(async () => {
  await disconnectDatabase();
  await machines.close();
  await connectDatabase(ownUrl);
});

describe('the shop on many machines', () => {
  const names = async () => {
    const response = await fetch(`${machines.url}/graphql?query={products(first:5){edges{node{name}}}}`);
    return response.status === 200 ? response.text() : response.status;
  };

  it('shows its products through the balancer', async () => {
    await makeProduct({ name: 'Toned Milk' });
    await expect.poll(names).toContain('Toned Milk');
  });

  it('answers by the other server when one is killed', async () => {
    await machines.servers[0]?.kill();
    for (let request = 0; request < 10; request += 1) expect(await names()).toContain('Toned Milk');
    await machines.servers[0]?.start();
  });

  it('goes on by itself when the pooler was killed and started again', async () => {
    await machines.pooler.kill();
    expect([503, expect.stringContaining('Toned Milk')]).toContainEqual(await names());
    await machines.pooler.start();
    await makeProduct({ name: 'Curd' });
    await expect.poll(names).toContain('Curd');
  });
});
