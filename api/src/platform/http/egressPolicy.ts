import { resolveHost, isPublicAddress, type HostPolicy } from './resolveAllowedAddresses.ts';

/** The addresses that the shop may send webhooks to. Tests allow servers on this machine. */
export interface EgressPolicy extends HostPolicy {
  /** False in production, because a request without TLS can be read on its path. */
  isHttpAllowed: boolean;
  timeoutMs: number;
}

/** The public internet, by https alone. */
export const PUBLIC_EGRESS: EgressPolicy = {
  isAllowed: isPublicAddress,
  resolve: resolveHost,
  isHttpAllowed: false,
  timeoutMs: 10_000,
};
