import type { CatalogueCache } from '../cache/catalogueCache.ts';
import type { Config } from '../config/config.ts';
import type { PubSub } from '../events/pubSub.ts';
import type { WebhookServices } from '../events/webhookDeliveries.ts';
import type { PaymentProvider } from '../money/paymentProvider.ts';
import type { LiveSettings, ShopSettings } from '../config/settings/shopSettings.ts';
import type { PictureStorage } from '../media/pictureStorages.ts';
import type { EncryptionKeys } from '../core/encryptedSecret.ts';
import type { CostBudget } from '../limits/costBudget.ts';
import type { Caller } from '../core/caller.ts';
import type { TokenCookies, TokenIssuer, Authentication, TokenViewer } from '../core/viewer.ts';

/** The context of every resolver. The database is not part of it: rules import it. */
export interface GraphqlContext extends TokenIssuer {
  /** The caller; logging in and refreshing change it for the rest of the operation. */
  authentication: Authentication;
  cookies: TokenCookies;
  /** Authenticates a session, or an API token that was valid before, again. */
  authenticate(credential: { sessionId: string; userId: string } | TokenViewer): Promise<Authentication>;
  caller: Caller;
  /** Encrypt the secrets of second factors. */
  encryptionKeys: EncryptionKeys;
  /** Lists and searches that are not cached are charged to the caller. */
  catalogue: CatalogueCache;
  /** Pays for what is as expensive. */
  budget: CostBudget;
  pictures: PictureStorage;
  /** Aborted when the client disconnects. */
  disconnected: AbortSignal;
  payments: PaymentProvider;
  /** The settings of the shop when the operation began. */
  shop: ShopSettings;
  /** The settings as they are at any time, for those who change them. */
  settings: LiveSettings;
  /** Publishes the events of subscriptions. */
  pubSub: PubSub;
  /** Is called when a mutation has run, whatever its result. */
  onMutated(): void;
  /** Whether reads of what is public may go to a replica; null where there is none. */
  canReadReplica: (() => boolean | Promise<boolean>) | null;
  webhooks: WebhookServices;
  /** Where the data of a demo is; null for any other shop. */
  demo: Pick<Config, 'dataDir' | 'databaseUrl'> | null;
}
