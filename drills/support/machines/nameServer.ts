import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
/** A response without an error, to a query that asked for recursion. */
const RESPONSE = 0x8180;
const [TYPE_A, CLASS_IN, TTL_SECONDS] = [1, 1, 1];
/** A pointer to the name of the question. */
const SAME_NAME = 0xc00c;

/** A name server that gives these IPv4 addresses to every name, in a random order, as the one of Docker gives those of a service. */
export async function startNameServer(addresses: readonly string[]): Promise<{ port: number; close(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const first = Math.floor(Math.random() * addresses.length);
    socket.send(answer(query, [...addresses.slice(first), ...addresses.slice(0, first)]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => void socket.close() };
}

function answer(query: Buffer, addresses: readonly string[]): Buffer {
  const nameEnd = query.indexOf(0, HEADER_BYTES) + 1;
  const isForIpv4 = query.readUInt16BE(nameEnd) === TYPE_A;
  const records = (isForIpv4 ? addresses : []).map(recordOf);
  const header = Buffer.from(query.subarray(0, HEADER_BYTES));
  for (const [index, value] of [RESPONSE, 1, records.length, 0, 0].entries())
    header.writeUInt16BE(value, 2 + 2 * index);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, nameEnd + 4), ...records]);
}

function recordOf(address: string): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt16BE(SAME_NAME, 0);
  record.writeUInt16BE(TYPE_A, 2);
  record.writeUInt16BE(CLASS_IN, 4);
  record.writeUInt32BE(TTL_SECONDS, 6);
  record.writeUInt16BE(4, 10);
  record.set(address.split('.').map(Number), 12);
  return record;
}
