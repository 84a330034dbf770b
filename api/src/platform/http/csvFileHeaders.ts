import { create } from 'content-disposition';

/** The headers of a CSV file that is saved under a name, which may have the letters of any script; caches may not store it. */
export function csvFileHeaders(fileName: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-disposition': create(fileName),
    'content-type': 'text/csv; charset=utf-8',
  };
}
