import { createContext, useContext, useEffect } from 'react';

/** Tells the header's button the pincode of its address if the shop does not deliver there, or null. */
export const UnservedPincodeContext = createContext<(pincode: string | null) => void>(() => undefined);

/** Has the header's button say that the shop does not deliver to a pincode, as long as the caller is shown; nothing for null. */
export function useUnservedPincode(pincode: string | null): void {
  const say = useContext(UnservedPincodeContext);
  useEffect(() => {
    say(pincode);
    return () => say(null);
  }, [say, pincode]);
}
