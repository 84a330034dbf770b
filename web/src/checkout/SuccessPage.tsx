import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { orderPath } from '../orders/orderPath.ts';
import { EndPage } from './EndPage.tsx';
import { texts } from './texts.ts';

/** What went well, as told by the page that led here; the address alone says 'Payment'. */
export function SuccessPage() {
  const state: unknown = useLocation().state;
  const orderId = readText(state, 'orderId');

  return (
    <EndPage
      kind="done"
      title={texts.successful(readText(state, 'text') ?? texts.successfulDefault)}
      text={orderId === undefined ? undefined : texts.successText}
    >
      {orderId !== undefined && (
        <Button asChild>
          <Link to={orderPath(orderId)}>{texts.seeOrder}</Link>
        </Button>
      )}
    </EndPage>
  );
}

function readText(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
