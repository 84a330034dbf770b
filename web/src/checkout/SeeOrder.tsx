import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { orderPath } from '../orders/orderPath.ts';
import { endTexts } from './texts.ts';

/** The way from the end of a checkout to its order. */
export function SeeOrder({ orderId, isPrimary = true }: { orderId: string; isPrimary?: boolean }) {
  return (
    <Button asChild variant={isPrimary ? 'solid' : 'outline'}>
      <Link to={orderPath(orderId)}>{endTexts.seeOrder}</Link>
    </Button>
  );
}
