import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { loginPath } from '../identity/loginPath.ts';
import { refreshShop } from '../orders/refreshShop.ts';
import { outdateStore } from '../relay/environment.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import { leaveTo } from './leaveTo.ts';
import { successPath } from './successPath.ts';
import { endTexts, texts } from './texts.ts';
import { useLoadingToast } from './useLoadingToast.ts';
import { usePlaceOrder, type OrderWish, type PaymentMethod } from './usePlaceOrder.ts';

interface Checkout {
  cartId: string;
  addressListId: string;
  /** Null as long as there is none. */
  addressId: string | null;
  /** What the shopper sees, in paise. */
  total: number;
}

/** Orders what is on the checkout, and leads on from there: to the payment page, or to the end of the checkout. */
export function useOrdering({ cartId, addressListId, addressId, total }: Checkout) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [placeOrder, isPlacing] = usePlaceOrder({ cartId, addressListId });
  const [method, setMethod] = useState<PaymentMethod>('CASH_ON_DELIVERY');
  const [isLeaving, setLeaving] = useState(false);
  const [isPlaced, setPlaced] = useState(false);
  // The wish that the server refused because the total is another one now.
  const [outdated, setOutdated] = useState<OrderWish | null>(null);
  const busyWith = isPlacing || isLeaving ? method : null;
  useLoadingToast(busyWith === 'ONLINE', texts.openingPayment);

  const order = (paymentMethod: PaymentMethod) => {
    if (addressId === null || busyWith !== null) return;
    setMethod(paymentMethod);
    const wish = { addressId, expectedTotal: total, paymentMethod };
    placeOrder(wish, {
      onPlaced: (orderId) => {
        setPlaced(true);
        showSuccess(texts.placed);
        void navigate('/success', { replace: true, state: { text: endTexts.successfulOrder, orderId } });
      },
      onPayAt: (url) => {
        setOutdated(null);
        setLeaving(true);
        leaveTo(url, () => {
          setLeaving(false);
          outdateStore();
          void revalidate();
        });
      },
      onSettled: (orderId) => {
        setPlaced(true);
        refreshShop(environment);
        void navigate(successPath(orderId), { replace: true });
      },
      onTotalChanged: () => setOutdated(wish),
      onRefused: (message) => {
        setOutdated(null);
        showError(message);
      },
      onSignedOut: () => {
        showError(texts.pleaseLogIn);
        void navigate(loginPath('/checkout'));
      },
    });
  };
  return { order, busyWith, isPlaced, outdated, forgetOutdated: () => setOutdated(null) };
}
