/** What the shop asks for beside the goods; amounts in paise, taxes contained. */
export interface Fees {
  delivery: number;
  handling: number;
  /** Carts of so much, by what is charged for the goods, are delivered free; null: there is no such amount. */
  freeDeliveryFrom: number | null;
  /** The rate of the goods and services tax that the fees contain. */
  gstPercent: number;
}

/** What the time to the door is worked out from. */
export interface DeliveryTimes {
  /** How many people pack orders at a time. */
  pickers: number;
  pickSecondsPerOrder: number;
  pickSecondsPerLine: number;
  rideSeconds: number;
}

/** Who sells, as it stands on invoices. */
export interface Seller {
  name: string;
  address: string;
  /** The state of India that it sells from; orders to another state are taxed by IGST. */
  state: string;
  /** Null for a shop that is not registered for the goods and services tax. */
  gstin: string | null;
}

/** Where shoppers find somebody; null: there is no such way. */
export interface HelpContact {
  email: string | null;
  phone: string | null;
}

/** How a grocer runs the shop: what each process has from its configuration. */
export interface ShopTerms {
  fees: Fees;
  times: DeliveryTimes;
  seller: Seller;
  help: HelpContact;
  /** The promise on products' badges. */
  deliveryBadge: string;
}
