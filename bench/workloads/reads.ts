import { getPersisted, postText } from './graphql.ts';
import { rotate, startOf } from './rotate.ts';
import type { HttpRequest, Script, Step, Unit, Workload } from './workload.ts';

/** A workload of single requests that change no rows. */
export interface ReadWorkload {
  name: string;
  /** The document that the product is asked. */
  document: string;
  /** The requests' arguments, in turn. */
  arguments: readonly string[];
  variablesOf(argument: string): object;
  /** A right answer is at least this long, in bytes. */
  minLength: number;
  /** The essential values of the product's answer. */
  readKirana(body: string): unknown;
  /** The essential values of the floor's answer; left out where the floor has no such route. */
  readFloor?(body: string): unknown;
}

/** The workload in its variants: the floor where it has the route, the document's text by POST, and its id by GET. */
export function readWorkload(reads: ReadWorkload): Workload {
  const { name, document, variablesOf, minLength, readKirana, readFloor } = reads;
  const script = (read: Step['read'], request: (argument: string) => HttpRequest): Script => {
    const units = reads.arguments.map((argument): Unit => [{ request: request(argument), minLength, read }]);
    return async (connection) => rotate(units, startOf(connection, units.length));
  };
  return {
    name,
    unit: 'request',
    variants: {
      ...(readFloor && {
        floor: script(readFloor, (argument) => ({
          method: 'GET',
          path: `/${name}?of=${encodeURIComponent(argument)}`,
        })),
      }),
      adHoc: script(readKirana, (argument) => postText(document, variablesOf(argument))),
      persisted: script(readKirana, (argument) => getPersisted(document, variablesOf(argument))),
    },
  };
}
