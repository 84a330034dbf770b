import { runProgram } from './platform/lifecycle/runProgram.ts';

await runProgram('shop');
