import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { orderPath } from '../../orders/orderPath.ts';
import { resultTexts } from '../texts.ts';

/** The link from a checkout's result to its order. */
export function SeeOrder({ orderId, isPrimary = true }: { orderId: string; isPrimary?: boolean }) {
  return (
    <Button asChild variant={isPrimary ? 'solid' : 'outline'}>
      <Link to={orderPath(orderId)}>{resultTexts.seeOrder}</Link>
    </Button>
  );
}
