import { buildWeb } from '../lifecycle/webBuild.ts';

/** `npm run build`: builds the web client, also when its sources have not changed. */
await buildWeb();
