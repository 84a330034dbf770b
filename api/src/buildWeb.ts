import { buildWeb } from './lifecycle/webBuild.ts';

/** `npm run build`: the web client, whether or not its sources changed. */
await buildWeb();
