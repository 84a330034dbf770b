/** The shop's fees, in paise with tax. */
export interface Fees {
  delivery: number;
  handling: number;
  /** The items total from which delivery is free; null: delivery is never free. */
  freeDeliveryFrom: number | null;
  /** The rate of GST in the fees, in percent. */
  gstPercent: number;
}

/** The parameters of the delivery estimate. */
export interface DeliveryEstimateSettings {
  /** The number of people who pick orders at the same time. */
  pickers: number;
  pickSecondsPerOrder: number;
  pickSecondsPerLine: number;
  rideSeconds: number;
}

/** The seller on invoices. */
export interface Seller {
  name: string;
  address: string;
  /** The Indian state that the seller is registered in; orders to another state have IGST. */
  state: string;
  /** Null for a seller without a GST registration. */
  gstin: string | null;
}

/** The contacts for shoppers who need help; null: none. */
export interface HelpContact {
  email: string | null;
  phone: string | null;
}

/** The most that several orders may have together. */
export interface OrderLimit {
  orders: number;
  pieces: number;
  /** In paise. */
  value: number;
}

/** The limits of orders with cash on delivery, which hold stock without a payment; null: none. */
export interface CashLimits {
  /** The open orders of an account that has neither confirmed its e-mail address nor received an order. */
  newcomer: OrderLimit | null;
  /** The open orders of any other account. */
  account: OrderLimit | null;
  /** The orders that an account places within 24 hours. */
  day: OrderLimit | null;
  /** The open orders to one door, of all accounts. */
  address: OrderLimit | null;
  /** The orders that newcomers place from one network within 24 hours. */
  network: OrderLimit | null;
}

/** The shop's settings, which each process reads from its configuration. */
export interface ShopSettings {
  fees: Fees;
  cashLimits: CashLimits;
  /** Whether cash on delivery needs a confirmed e-mail address. */
  cashNeedsConfirmedEmail: boolean;
  /** The value of an account's open cash orders, in paise, above which an order is held until the account has received one; null: none is held. */
  reviewOrdersAbove: number | null;
  times: DeliveryEstimateSettings;
  seller: Seller;
  help: HelpContact;
  /** The text on products' delivery badges. */
  deliveryBadge: string;
}
