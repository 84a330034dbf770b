import { buildWeb } from '../platform/lifecycle/webBuild.ts';

/** `npm run build`: builds the web client, also when its sources have not changed. */
await buildWeb();
