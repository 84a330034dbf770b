/** Whether a row's type of discount says rupees. */
export function isAmountType(type: string): boolean {
  return /amount|amt|flat|fixed|rupee|₹|\brs\b|\binr\b/i.test(type);
}
