import { badUserInput } from '../graphql/connection.ts';
import { decodeIdOf, encodeId } from '../graphql/globalId.ts';

/** A uuid of version 8, which is free for whoever makes it, with the 16 hexadecimal digits of a job's number in its last places. */
const SHAPE = /^00000000-0000-800([0-7])-8([0-9a-f]{3})-([0-9a-f]{12})$/;

/** The uuid that stands for a job where ids are uuids. The ids of rows are of version 7, so none of them is the same. */
export function uuidOfJob(id: bigint): string {
  const hex = id.toString(16).padStart(16, '0');
  return `00000000-0000-800${hex.slice(0, 1)}-8${hex.slice(1, 4)}-${hex.slice(4)}`;
}

/** A job's public id, `job_…`. */
export function encodeJobId(id: bigint): string {
  return encodeId('Job', uuidOfJob(id));
}

/** The job behind a public id. @throws BAD_USER_INPUT when it is no job's */
export function decodeJobId(publicId: string): bigint {
  const digits = SHAPE.exec(decodeIdOf('Job', publicId))?.slice(1).join('');
  if (digits === undefined) throw badUserInput('The id is malformed');
  return BigInt(`0x${digits}`);
}
