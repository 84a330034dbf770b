import { Box, Flex } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { addressSummary } from '../addresses/addressLabels.ts';
import { useChosenAddress } from '../addresses/chosen/chosenAddress.ts';
import { pincodeTexts } from '../addresses/texts.ts';
import { BillDetails } from '../cart/panel/BillDetails.tsx';
import { OftenBoughtWith } from '../cart/OftenBoughtWith.tsx';
import { CartContents } from '../cart/panel/CartContents.tsx';
import { EmptyCart } from '../cart/panel/EmptyCart.tsx';
import { minimumOrderText } from '../cart/panel/ProceedBar.tsx';
import { useKeptFocus } from '../cart/panel/useKeptFocus.ts';
import { SavedCartLines } from '../cart/saved/SavedCartLines.tsx';
import type { CheckoutForm_query$data, CheckoutForm_query$key } from './__generated__/CheckoutForm_query.graphql.ts';
import { roundToRupee } from '@kirana/shared/money.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { formatShopTime, useShopStatus, type ShopStatus } from '../openingHours/useShopStatus.ts';
import { AtTheDoorFields } from './atTheDoor/AtTheDoorFields.tsx';
import { NOTHING_ASKED, type Asked } from './atTheDoor/atTheDoor.ts';
import { TIP_RANGE } from './atTheDoor/parseTip.ts';
import { BuyerFields } from './BuyerFields.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { CartChangedDialog } from './CartChangedDialog.tsx';
import { CheckoutLayout, CheckoutSkeleton } from './CheckoutLayout.tsx';
import { StoreCreditChoice } from './StoreCreditChoice.tsx';
import { PayBar } from './PayBar.tsx';
import { readSeenLines } from './seenLines.ts';
import { texts } from './texts.ts';
import { useCheckout } from './useCheckout.ts';
import type { Buyer } from './usePlaceOrder.ts';

const closed = <BasketIllustration symbol="clock" />;

/**
 * Shows address, items, bill and payment methods: the cart and the checkout in one. When the cart differs from the one shown here, the shopper confirms the changes before
 * anything is ordered.
 */
export function CheckoutForm({ query }: { query: CheckoutForm_query$key }) {
  const { onlinePayment, shop, viewer } = useFragment(
    graphql`
      fragment CheckoutForm_query on Query {
        onlinePayment {
          ...PayBar_onlinePayment
        }
        shop {
          isRegistered
          ...useShopStatus_shop
        }
        viewer @required(action: THROW) {
          id
          storeCredit {
            balance
          }
          lastBuyer {
            name
            gstin
          }
          addresses(first: 50) @connection(key: "AddressBook_addresses") {
            __id
            edges {
              node {
                id
                label
                line
                city
                pincode
                isServiceable
                deliveryInstructions
              }
            }
          }
          cart {
            id
            isOrderable
            ...ProceedBar_minimumOrderText
            estimatedDeliveryMinutes
            ...seenLines_readSeenLines
            bill {
              grandTotal
              ...BillDetails_bill
            }
            ...CartContents_cart
            ...CartChangedDialog_cart
          }
          ...AddressChoice_viewer
          ...SavedCartLines_viewer
        }
      }
    `,
    query,
  );
  const status = useShopStatus(shop);
  const { cart } = viewer;
  const lines = readSeenLines(cart);
  const list = useRef<HTMLUListElement>(null);
  const emptyCart = useRef<HTMLDivElement>(null);
  useKeptFocus(lines.length, [list, emptyCart]);
  const [isAdding, setAdding] = useState(false);
  const [isListed, setListed] = useState(false);
  const addresses = useRef<HTMLDivElement>(null);
  const [chosenId, choose] = useChosenAddress(
    viewer.id,
    viewer.addresses.edges.map((edge) => edge.node),
  );
  const [asked, setAsked] = useState<Asked>(NOTHING_ASKED);
  const chosen = viewer.addresses.edges.find(({ node }) => node.id === chosenId)?.node;
  const deliverTo = chosen && addressSummary({ label: chosen.label, line: chosen.line, city: chosen.city });
  const unserved = chosen?.isServiceable === false ? pincodeTexts.unserved(chosen.pincode) : null;
  const note = asked.note ?? chosen?.deliveryInstructions ?? '';
  const [chosenTip, setTip] = useState<number | null>(0);
  const tip = chosenTip ?? 0;
  const atTheDoor = { ...asked, note, tip };
  // The one sum that the client makes, and what store credit pays of it: the server compares both.
  const total = cart.bill.grandTotal + tip;
  const { balance } = viewer.storeCredit;
  const [usesCredit, setUsesCredit] = useState(true);
  const storeCredit = usesCredit ? Math.min(balance, total) : 0;
  const [buyer, setBuyer] = useState<Buyer | null>(null);
  const due = total - storeCredit;
  const roundOff = roundToRupee(due) - due;
  const { order, busyWith, isPlaced, outdated, forgetOutdated, refusal, buyerErrors } = useCheckout({
    cartId: cart.id,
    addressListId: viewer.addresses.__id,
    addressId: chosenId,
    expectedTotal: total,
    storeCredit,
    seenLines: lines,
    atTheDoor,
    buyer,
    minutes: cart.estimatedDeliveryMinutes ?? null,
  });

  const inputReason = inputReasonOf(chosenTip, buyer);
  const hasOther = viewer.addresses.edges.some(({ node }) => node.isServiceable);
  const findAddress = () => {
    if (unserved === null || !hasOther) return setAdding(true);
    flushSync(() => setListed(true));
    addresses.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  };
  const otherAddress = hasOther ? 'Choose another address' : 'Add another address';
  const addressStep = unserved === null ? null : otherAddress;

  if (isPlaced) return <CheckoutSkeleton />;

  const isEmpty = lines.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyCart ref={emptyCart} isSignedIn />
      ) : (
        <CheckoutLayout
          choices={
            <>
              <AddressChoice
                ref={addresses}
                viewer={viewer}
                chosen={deliverTo}
                unserved={unserved}
                isOpen={isListed}
                onOpen={setListed}
                isAdding={isAdding}
                onAdding={setAdding}
              />
              <Box as="section" layerStyle="card" overflow="hidden" aria-label="Your items">
                <CartContents ref={list} cart={cart} />
              </Box>
              <AtTheDoorFields
                value={atTheDoor}
                isNoteOfAddress={asked.note === null && note !== ''}
                tip={chosenTip}
                onChange={(changes) => setAsked({ ...asked, ...changes })}
                onTip={setTip}
              />
              {shop.isRegistered && (
                <BuyerFields
                  buyer={buyer}
                  lastBuyer={viewer.lastBuyer ?? null}
                  errors={buyerErrors}
                  onChange={setBuyer}
                />
              )}
            </>
          }
          summary={
            <>
              {!status.isOpen && <EmptyState title="We’ll keep your cart until we open." picture={closed} />}
              {status.isOpen && unserved === null && cart.estimatedDeliveryMinutes != null && (
                <Flex alignItems="center" gap="2" marginBottom="4" color="fg.success" fontWeight="semibold">
                  <Timer size={18} aria-hidden />
                  {`Arriving in about ${cart.estimatedDeliveryMinutes} min`}
                </Flex>
              )}
              <BillDetails bill={cart.bill} chosenTip={tip} storeCredit={storeCredit} roundOff={roundOff} />
              <StoreCreditChoice balance={balance} isUsed={usesCredit} onChange={setUsesCredit} />
              <PayBar
                onlinePayment={onlinePayment}
                total={total}
                storeCredit={storeCredit}
                busyWith={busyWith}
                refusal={refusal}
                disabledReason={unserved ?? inputReason ?? disabledReasonOf(status, cart)}
                addressStep={chosenId === null ? 'Add address' : addressStep}
                onAddressStep={findAddress}
                onOrder={(method) => {
                  if (chosenId !== null) choose(chosenId); // a refusal does not change to another address by itself
                  order(method);
                }}
              />
            </>
          }
        />
      )}
      {/* Last, so that they move nothing when they grow; the saved lines keep the focus when the cart was empty. */}
      {!isEmpty && (
        <OftenBoughtWith
          ids={lines.map(({ productId }) => productId)}
          quantities={lines.map(({ quantity }) => quantity)}
        />
      )}
      <SavedCartLines viewer={viewer} nextToFocus={[list, emptyCart]} />
      {/* As high as the pay bar of a phone, with the page's own padding. */}
      <Box
        hideFrom="lg"
        hidden={isEmpty}
        height={`calc(${refusal === null ? '8.5rem' : '20.5rem'} + env(safe-area-inset-bottom))`}
      />
      <CartChangedDialog
        cart={cart}
        lines={lines}
        seen={outdated}
        tip={tip}
        isBusy={busyWith !== null}
        onClose={forgetOutdated}
        onConfirm={() => outdated !== null && order(outdated.paymentMethod)}
      />
    </>
  );
}

/** What the shopper has to enter before they order. */
function inputReasonOf(tip: number | null, buyer: Buyer | null): string | null {
  if (tip === null) return TIP_RANGE;
  const isIncomplete = buyer !== null && (buyer.name.trim() === '' || buyer.gstin.trim() === '');
  return isIncomplete ? 'Enter the GSTIN and the name of the firm' : null;
}

function disabledReasonOf(
  { isOpen, opensAt }: ShopStatus,
  cart: CheckoutForm_query$data['viewer']['cart'],
): string | null {
  if (!isOpen)
    return opensAt === null
      ? 'We’re closed now. You can order when we open again.'
      : `We’re closed now. You can order from ${formatShopTime(opensAt)}.`;
  if (!cart.isOrderable) return texts.notOrderableElsewhere;
  return minimumOrderText(cart);
}
