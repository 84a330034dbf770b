/**
 * What is paid in cash for an amount, in paise: whole rupees. 50 paise and more become a rupee and less is dropped, as the tax itself is
 * rounded by section 170 of the Central Goods and Services Tax Act, 2017. The trigger `round_off_cash` of the
 * database computes the same for payments.
 */
export function roundToRupee(paise: bigint): bigint {
  return ((paise + 50n) / 100n) * 100n;
}
