import { decodeId } from '../platform/core/publicId.ts';
import { idFailure } from './restFailure.ts';

/** Refuses a malformed id where the graph would answer null. @throws RestFailure with status 404 */
export function checkId(id: string): void {
  try {
    decodeId(id);
  } catch (error) {
    throw idFailure(error) ?? error;
  }
}
