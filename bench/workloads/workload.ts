import type { RowCounts } from '../database/shopSize.ts';

/** One HTTP request; its body is JSON. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request of a unit, and how its answer is read. */
export interface Step {
  /** A function builds the request when it is sent, from earlier answers or for a new URL each time. */
  request: HttpRequest | (() => HttpRequest);
  /** A right answer is at least this long, in bytes. */
  minLength: number;
  /** The essential values of the answer, the same for the product and the floor. @throws when the answer is wrong */
  read(body: string): unknown;
  /** Whether every answer is read. Of other steps each 50th is, and the others are checked by status and length. */
  isAlwaysRead?: boolean;
}

/** The requests that are measured as one, in their order. */
export type Unit = readonly Step[];

/** The units of a connection, counted from 0, that it repeats from the first one. */
export type Script = (connection: number) => Promise<Unit[]>;

/** What is measured, in variants; `floor` is sent to the floor, the others to the product. */
export interface Workload {
  name: string;
  /** What is counted: requests, or pairs or orders of several requests. */
  unit: string;
  variants: Record<string, Script>;
  /** Restores the rows that the units change, in each database, before each run. */
  reset?: string;
  /** Runs in the database that is used, every half a second. */
  meanwhile?: string;
}

/** What workloads are made from. */
export interface WorkloadContext {
  counts: RowCounts;
  /** The secret that signs access tokens. */
  jwtSecret: string;
  connections: number;
}
