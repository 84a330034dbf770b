/** Fixed texts of an order's delivery. */
export const orderDeliveryTexts = {
  onTheWay: (name: string) => `${name} is on the way with your order`,
  call: 'Call',
  callRider: (name: string) => `Call ${name}`,
  preferences: 'Delivery preferences',
  leaveAtGate: 'Leave at the gate',
  doNotRingBell: "Don't ring the bell",
} as const;
