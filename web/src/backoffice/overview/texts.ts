/** The terms of the overview's figures. */
export const texts = { orders: 'Orders', revenue: 'Net sales', averageOrder: 'Average order' } as const;
