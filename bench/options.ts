import { parseArgs } from 'node:util';

/** The parameters of a run, from the command line. */
export interface Options {
  products: number;
  orders: number;
  connections: number;
  repetitions: number;
  /** The length of one measurement. */
  seconds: number;
  /** The names of the workloads; null for all. */
  workloads: string[] | null;
  /** Numbers of server processes to compare; empty for none. */
  processes: number[];
  /** The file that the results are written to. */
  out: string;
  /** The file of earlier results to compare with; null for none. */
  compare: string | null;
}

const MANY_PRODUCTS = 1_000_000;
const DEFAULT_ORDERS = 10_000; // without any, PostgreSQL would plan an order for empty tables

/** Reads the command line; `defaults` are those of the program. */
export function readOptions(defaults: { out: string }): Options {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '5000' },
      orders: { type: 'string' },
      connections: { type: 'string', default: '32' },
      repetitions: { type: 'string' },
      seconds: { type: 'string' },
      workloads: { type: 'string' },
      processes: { type: 'string', default: '' },
      out: { type: 'string', default: defaults.out },
      compare: { type: 'string' },
      smoke: { type: 'boolean', default: false },
    },
  });
  const products = Number(values.products);
  const usual = values.smoke ? { repetitions: '1', seconds: '1' } : { repetitions: '5', seconds: '4' };
  return {
    products,
    orders: Number(values.orders ?? (products >= MANY_PRODUCTS ? MANY_PRODUCTS : DEFAULT_ORDERS)),
    connections: Number(values.connections),
    repetitions: Number(values.repetitions ?? usual.repetitions),
    seconds: Number(values.seconds ?? usual.seconds),
    workloads: values.workloads?.split(',') ?? null,
    processes: values.processes.split(',').filter(Boolean).map(Number),
    out: values.out,
    compare: values.compare ?? null,
  };
}
