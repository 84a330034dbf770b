import { buildBundle } from '../platform/lifecycle/bundle.ts';
import { buildWeb } from '../platform/lifecycle/webBuild.ts';

/** `npm run build`: builds the web client and the bundle of the API, also when their sources have not changed. */
await Promise.all([buildWeb(), buildBundle()]);
