import { Button, Flex } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { loginPath } from '../identity/loginPath.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { showError } from '../ui/toaster.ts';
import { BasketDrawing } from './BasketDrawing.tsx';
import { CartFoot } from './CartFoot.tsx';
import { texts } from './texts.ts';

interface EmptyCartProps {
  isSignedIn: boolean;
  onLeave?: () => void;
  /** The whole, which can take the focus of a line that was removed. */
  ref?: Ref<HTMLDivElement>;
}

/** The cart with nothing in it, and its one button: to the shelves, or for someone signed out to the login first. */
export function EmptyCart({ isSignedIn, onLeave, ref }: EmptyCartProps) {
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
      aria-label={texts.emptyTitle}
      direction="column"
      minHeight="100%"
      outline="none"
    >
      <Flex flex="1" direction="column" justifyContent="center">
        <EmptyState
          title={texts.emptyTitle}
          text={isSignedIn ? texts.emptyText : texts.signedOutText}
          picture={<BasketDrawing />}
          action={isSignedIn && <Button onClick={() => leaveFor('/')}>{texts.startShopping}</Button>}
        />
      </Flex>
      {!isSignedIn && (
        <CartFoot>
          <Button
            width="100%"
            height="14"
            textStyle="md"
            fontWeight="bold"
            onClick={() => {
              showError(texts.pleaseLogIn);
              leaveFor(loginPath('/cart'));
            }}
          >
            {texts.proceed}
          </Button>
        </CartFoot>
      )}
    </Flex>
  );
}
