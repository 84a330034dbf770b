import type { LiveEvents } from '../events/liveEvents.ts';
import type { TargetRules } from '../http/targetRules.ts';
import type { PaymentProvider } from '../money/paymentProvider.ts';
import type { ShopTerms } from '../money/shopTerms.ts';
import type { Caller } from './caller.ts';
import type { Authentication, TokenViewer } from './viewer.ts';

/** The two tokens of a session as a client keeps them. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** Where a resolver puts and finds the tokens that browsers keep for us; HTTP cookies behind it. */
export interface TokenCookies {
  /** The refresh token that came with the request, if any. */
  refreshToken: string | null;
  /** What an earlier verified code allows, if anything: one reset of a password. */
  resetToken: string | null;
  set(tokens: SessionTokens): void;
  clear(): void;
  setDevice(token: string): void;
  setReset(token: string): void;
  clearReset(): void;
}

/** Where uploaded pictures are kept, under keys of small letters, digits and dashes. */
export interface PictureStorage {
  /** The Cloudinary cloud that it is; null: files of ours. */
  cloud: string | null;
  /** Settles when the picture is safely there. */
  put(key: string, webp: Buffer): Promise<void>;
  /** Does nothing where there is no such picture. */
  remove(key: string): Promise<void>;
}

/** What webhooks are made with. */
export interface WebhookMeans {
  /** What encrypts their signing secrets. */
  sealingKey: Buffer;
  targets: TargetRules;
}

/** What every resolver may count on. The database is not here on purpose: rules import it. */
export interface GraphqlContext {
  /** Who asks; logging in and refreshing change it for the rest of the operation. */
  authentication: Authentication;
  cookies: TokenCookies;
  /** Signs the short access token of a session. */
  issueAccessToken(session: { sessionId: string; userId: string }): Promise<string>;
  /** Signs what a browser is known by later; `account` is a fingerprint. */
  issueDeviceToken(account: string): Promise<string>;
  /** Looks up who a session, or an API token that was good before, speaks for now. */
  authenticate(credential: { sessionId: string; userId: string } | TokenViewer): Promise<Authentication>;
  caller: Caller;
  pictures: PictureStorage;
  /** Aborted when the asker is no longer there. */
  gone: AbortSignal;
  payments: PaymentProvider;
  /** Fees, the time to the door, and who sells. */
  shop: ShopTerms;
  /** What subscriptions are woken by. */
  events: LiveEvents;
  webhooks: WebhookMeans;
}
