import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { resultTexts } from '../texts.ts';

/** The link from a checkout that did not succeed to the cart. */
export function BackToCart() {
  return (
    <Button asChild>
      <Link to="/checkout">{resultTexts.backToCart}</Link>
    </Button>
  );
}
