import { decodeIdOf, encodeId, MalformedIdError } from '../platform/core/publicId.ts';

/** A uuid of version 8, the version for custom formats, with the 16 hexadecimal digits of a job's number at its end. */
const SHAPE = /^00000000-0000-800([0-7])-8([0-9a-f]{3})-([0-9a-f]{12})$/;

/** The uuid of a job, for columns of uuids. Ids of rows have version 7, so no row has the same id. */
export function jobUuid(id: bigint): string {
  const hex = id.toString(16).padStart(16, '0');
  return `00000000-0000-800${hex.slice(0, 1)}-8${hex.slice(1, 4)}-${hex.slice(4)}`;
}

/** A job's public id, `job_…`. */
export function encodeJobId(id: bigint): string {
  return encodeId('Job', jobUuid(id));
}

/** The job behind a public id. @throws MalformedIdError when it is no id of a job */
export function decodeJobId(publicId: string): bigint {
  const digits = SHAPE.exec(decodeIdOf('Job', publicId))?.slice(1).join('');
  if (digits === undefined) throw new MalformedIdError();
  return BigInt(`0x${digits}`);
}
