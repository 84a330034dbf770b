import { readOptions } from './options.ts';
import { runBench } from './runBench.ts';
import { pickByName } from './workloads/pickByName.ts';
import { screens } from './workloads/screens.ts';

/** `npm run bench -- screens`: the queries of the web client's screens, as it sends them. */
const options = readOptions({ out: 'bench/results/latest-screens.json' });
await runBench(options, (context) => pickByName(screens(context), options.workloads));
