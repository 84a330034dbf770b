import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { refreshCart } from '../cart/refreshCart.ts';
import { loginPath } from '../identity/loginPath.ts';
import { refreshShop } from '../openingHours/refreshShop.ts';
import { refreshAfterOrder } from '../orders/refreshAfterOrder.ts';
import type { RefusedPayment } from '../orders/PaymentRefusal.tsx';
import { markStoreInvalid } from '../../relay/environment.ts';
import { isUnauthenticated, toErrorMessage } from '../../relay/RequestError.ts';
import { showError, showLoading, showSuccess } from '../../ui/toasts/toastStore.ts';
import { compareLines, readSeenLines } from './seenLines.ts';
import { successPath } from './result/resultPath.ts';
import { resultTexts, texts } from './texts.ts';
import { usePlaceOrder, type Buyer, type CheckoutRequest, type PaymentMethod } from './usePlaceOrder.ts';

/** If the other page has not loaded by then, the shopper or the browser has stopped the navigation. */
const REDIRECT_TIMEOUT_MS = 20_000;

/**
 * Navigates to a page of another site, such as the payment provider's. If the browser restores this page on Back, or the
 * navigation is stopped, `onReturn` is called once, because the data on the page is stale.
 */
function redirectToExternalPage(url: string, onReturn: () => void): void {
  const stay = () => {
    removeEventListener('pageshow', comeBack);
    clearTimeout(timer);
    onReturn();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stay();
  };
  const timer = setTimeout(stay, REDIRECT_TIMEOUT_MS);
  addEventListener('pageshow', comeBack);
  try {
    location.assign(url);
  } catch {
    stay(); // it is no URL
  }
}

interface Checkout extends Omit<CheckoutRequest, 'addressId' | 'paymentMethod'> {
  cartId: string;
  addressListId: string;
  /** Null until an address is chosen. */
  addressId: string | null;
  /** The delivery estimate that the shopper sees. */
  minutes: number | null;
}

/** The order whose payment method was refused. */
interface RefusedRequest extends RefusedPayment {
  paymentMethod: PaymentMethod;
  addressId: string;
  due: number;
}

/** Orders the displayed cart, then opens the payment page or the result page. */
export function useCheckout({ cartId, addressListId, minutes, ...seen }: Checkout) {
  const { addressId, seenLines } = seen;
  const due = seen.expectedTotal - seen.storeCredit;
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [placeOrder, isPlacing] = usePlaceOrder({ cartId, addressListId });
  const [method, setMethod] = useState<PaymentMethod>('CASH_ON_DELIVERY');
  const [isLeaving, setLeaving] = useState(false);
  const [isPlaced, setPlaced] = useState(false);
  // The request that the server refused because the cart or its total has changed.
  const [outdated, setOutdated] = useState<CheckoutRequest | null>(null);
  const [refused, setRefused] = useState<RefusedRequest | null>(null);
  const [buyerErrors, setBuyerErrors] = useState<Partial<Record<keyof Buyer, string>>>({});
  const busyWith = isPlacing || isLeaving ? method : null;
  const isOpeningPayment = busyWith === 'ONLINE';
  useEffect(() => (isOpeningPayment ? showLoading('Opening the payment page…') : undefined), [isOpeningPayment]);

  const payAt = (url: string) => {
    setOutdated(null);
    setLeaving(true);
    redirectToExternalPage(url, () => {
      setLeaving(false);
      markStoreInvalid();
      void revalidate();
    });
  };
  const order = (paymentMethod: PaymentMethod) => {
    if (addressId === null || busyWith !== null) return;
    setMethod(paymentMethod);
    setRefused(null);
    setBuyerErrors({});
    const request: CheckoutRequest = { ...seen, addressId, paymentMethod };
    const refuse = (message: string) => {
      setOutdated(null);
      showError(message);
    };
    const refuseOutdatedCart = ({ message }: { message: string }) => {
      void refreshCart(environment).catch((error: unknown) => showError(toErrorMessage(error)));
      refuse(message);
    };
    placeOrder(request, {
      onDone: ({ order: placed }) => {
        const { id, isOnHold, payment } = placed;
        const isOnline = placed.paymentMethod === 'ONLINE';
        if (isOnline && placed.status === 'PENDING_PAYMENT' && payment.url != null) return payAt(payment.url);
        setPlaced(true);
        refreshAfterOrder(environment);
        // An earlier attempt was paid already, or has failed.
        if (isOnline) return void navigate(successPath(id), { replace: true });
        showSuccess('Order placed');
        const state = { text: resultTexts.successfulOrder, orderId: id, minutes, isOnHold };
        void navigate(successPath(id), { replace: true, state });
      },
      errors: {
        TotalChangedError: () => setOutdated(request),
        CartChangedError: ({ message, cart }) => {
          showError(message);
          setOutdated(compareLines(seenLines, readSeenLines(cart)).length > 0 ? request : null);
        },
        PaymentUnavailableError: (refusal) => {
          setOutdated(null);
          setRefused({ ...refusal, paymentMethod, addressId, due });
        },
        InvalidInputError: ({ issues }) => {
          refuse(issues[0]?.message ?? 'Please check what you entered');
          const errorOf = (field: keyof Buyer) => issues.find(({ path }) => path === `buyer.${field}`)?.message;
          setBuyerErrors({ name: errorOf('name'), gstin: errorOf('gstin') });
        },
        ShopClosedError: ({ message }) => {
          refreshShop();
          refuse(message);
        },
        EmptyCartError: refuseOutdatedCart,
        MinimumOrderError: refuseOutdatedCart,
      },
      onRefused: refuse,
      onFailed: (message, error) => {
        if (!isUnauthenticated(error)) return showError(message);
        showError(texts.pleaseLogIn);
        void navigate(loginPath('/checkout'));
      },
    });
  };
  // Another address or amount is another order, which may be accepted.
  const refusal = refused?.addressId === addressId && refused.due === due ? refused : null;
  return { order, busyWith, isPlaced, outdated, forgetOutdated: () => setOutdated(null), refusal, buyerErrors };
}
