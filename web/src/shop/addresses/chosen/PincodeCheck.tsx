import { readPincode } from '@kirana/shared/pincodes.ts';
import { useState } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { PincodeAnswer } from '../PincodeAnswer.tsx';
import { pincodeTexts } from '../texts.ts';
import { checkedPincode, useCheckedPincode } from './guestAddress.ts';

/** Asks for a pincode, and says at once whether the shop delivers to it; this device keeps the pincode. */
export function PincodeCheck() {
  const kept = useCheckedPincode();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? kept ?? '';
  const pincode = readPincode(text);
  const isWrong = pincode === null && text.replaceAll(/\s/g, '').length > 5;
  const change = (value: string) => {
    setTyped(value);
    const entered = readPincode(value);
    if (entered !== null) checkedPincode.keep(entered);
  };
  return (
    <TextField
      label={pincodeTexts.label}
      name="pincode"
      value={text}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={20}
      error={isWrong ? pincodeTexts.wrong : undefined}
      help={<PincodeAnswer pincode={pincode} />}
      onChange={({ target }) => change(target.value)}
    />
  );
}
