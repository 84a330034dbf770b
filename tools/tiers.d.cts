/** The folders of each workspace's source folder, lowest tier first. */
export declare const TIERS: Record<string, string[][]>;
