import { pincodePrefixes } from './pincodePrefixes.ts';

/** The states and union territories of India by the names that the API stores. */
export const indianStates = Object.keys(pincodePrefixes);
