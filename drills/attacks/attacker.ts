import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS } from './attacks.ts';
import { send } from './send.ts';

/** A thread's input for one of the attacks. */
export interface Assault {
  url: string;
  attack: string;
  address: string;
  orderId: string;
  accessToken: string;
  ms: number;
}

/** The limit of an address: 600 requests a minute. */
const INTERVAL_MS = 101;

/** Attacks in a thread of its own, so that its own work slows no visitor's client down. Sends the status of each response back. */
const { url, attack: name, address, orderId, accessToken, ms } = workerData as Assault; // hostileClient.test.ts starts it
const attack = ATTACKS.find((each) => each.name === name);
if (!attack) throw new Error(`There is no attack ${name}`);
const headers = {
  'x-forwarded-for': address,
  ...(attack.isSignedIn && { authorization: `Bearer ${accessToken}` }),
};
const requests = [];
const until = performance.now() + ms;
while (performance.now() < until) {
  requests.push(send(url, attack.request({ orderId }), headers));
  await sleep(INTERVAL_MS);
}
parentPort?.postMessage((await Promise.all(requests)).map(({ status }) => status));
