import { readOptions } from './options.ts';
import { runBench } from './runBench.ts';
import { allWorkloads } from './workloads/allWorkloads.ts';
import { pickByName } from './workloads/pickByName.ts';

/** `npm run bench`: the product beside the floor, in the same run. README.md explains the options and the figures. */
const options = readOptions({ out: 'bench/results/latest.json' });
await runBench(options, (context) => pickByName(allWorkloads(context), options.workloads));
