/** The most characters of an address's parts; composed, they fit into the line. Each is a CHECK of the database too, but for the line. */
export const ADDRESS_LIMITS = {
  line: 300,
  house: 40,
  floor: 20,
  building: 60,
  street: 100,
  landmark: 60,
  city: 100,
  receiverName: 100,
  /** As an order's note for the rider. */
  deliveryInstructions: 200,
} as const;
