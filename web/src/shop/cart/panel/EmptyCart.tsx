import { Button, Flex } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { loginPath } from '../../identity/loginPath.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { BasketIllustration } from '../../../ui/illustrations/BasketIllustration.tsx';
import { atYourDoor, useShopIdentity } from '../../../ui/shopIdentity.ts';
import { CartFooter } from './ProceedBar.tsx';

interface EmptyCartProps {
  isSignedIn: boolean;
  onLeave?: () => void;
  /** The root element, which takes the focus after the last line is removed. */
  ref?: Ref<HTMLDivElement>;
}

/** The empty cart with its one button: to the home page, or to the login for a signed-out visitor. */
export function EmptyCart({ isSignedIn, onLeave, ref }: EmptyCartProps) {
  const { promise } = useShopIdentity();
  const navigate = useNavigate();

  const leaveFor = (path: string) => {
    onLeave?.();
    void navigate(path);
  };

  return (
    <Flex
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label="Your cart is empty"
      direction="column"
      flex="1"
      minHeight="100%"
      outline="none"
    >
      <Flex flex="1" direction="column" justifyContent="center">
        <EmptyState
          title="Your cart is empty"
          text={
            isSignedIn ? (
              <>
                Add something fresh.
                <br />
                <span className="promise">{`It’ll be ${atYourDoor(promise)}.`}</span>
              </>
            ) : (
              'Log in to start shopping. It takes a minute.'
            )
          }
          picture={<BasketIllustration />}
          action={isSignedIn && <Button onClick={() => leaveFor('/')}>Start shopping</Button>}
        />
      </Flex>
      {!isSignedIn && (
        <CartFooter>
          <Button
            width="100%"
            height="14"
            textStyle="md"
            fontWeight="bold"
            onClick={() => {
              showError('Please Login');
              leaveFor(loginPath('/cart'));
            }}
          >
            Proceed
          </Button>
        </CartFooter>
      )}
    </Flex>
  );
}
