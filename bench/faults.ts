import { parseArgs } from 'node:util';
import { injectFaults, type FaultResult } from '../drills/support/faults/injectFaults.ts';

/** `npm run bench -- faults`: all parts of a shop on several machines fail one after another while people shop. README.md explains the figures. */
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '300' },
    think: { type: 'string', default: '4000' },
    outage: { type: 'string', default: '10' },
    calm: { type: 'string', default: '10' },
  },
});

const rowOf = ({ name, attempts, failures, percent, longestOutageMs }: FaultResult) => {
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} × ${kind}`);
  const outage = `${(longestOutageMs / 1000).toFixed(1)} s`;
  return `| ${[name, attempts, `${percent.toFixed(2)} %`, outage, kinds.join(', ')].join(' | ')} |`;
};

console.log(
  '| Fault | Requests | Answered | Longest time without an answer | Failures |\n| --- | ---: | ---: | ---: | --- |',
);
const {
  availability,
  faults: _faults,
  violations,
  ...takings
} = await injectFaults({
  shoppers: Number(values.shoppers),
  thinkMs: Number(values.think),
  outageMs: Number(values.outage) * 1000,
  calmMs: Number(values.calm) * 1000,
  report: (fault) => console.log(rowOf(fault)),
});
console.log(rowOf({ name: 'all', ...availability }));
console.log(`\n${JSON.stringify(takings)}`);
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
