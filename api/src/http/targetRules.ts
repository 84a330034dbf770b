import { askAddresses, isPublicAddress, type ReachRules } from './publicAddress.ts';

/** Where we send what others are to know. Tests have servers of their own. */
export interface TargetRules extends ReachRules {
  /** Without TLS anybody on the way could read along. */
  isHttpAllowed: boolean;
  patienceMs: number;
}

/** The public internet, by https alone. */
export const PUBLIC_TARGETS: TargetRules = {
  isAllowed: isPublicAddress,
  ask: askAddresses,
  isHttpAllowed: false,
  patienceMs: 10_000,
};
