import { Button, Flex, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { productPath } from '../../../shop/catalogue/paths.ts';
import { productTexts as texts } from '../productTexts.ts';
import type { CreatedProduct } from './useCreateProduct.ts';

/** A notice above the empty form that links to the product created last. */
export function ProductCreatedNotice({ product: { id, name, isPublished } }: { product: CreatedProduct }) {
  const notice = useRef<HTMLDivElement>(null);

  // The submitted form is replaced by an empty one: the focus moves to the notice above it.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Flex
      ref={notice}
      tabIndex={-1}
      role="group"
      aria-label={texts.addedTitle(name)}
      align="center"
      wrap="wrap"
      gap="2"
      mb="4"
      ps="4"
      pe="2"
      py="1"
      minH="12"
      borderRadius="card"
      bg="bg.success"
      color="fg.success"
    >
      <CircleCheck size={20} aria-hidden />
      <Text flex="1" minW="40" textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
        {texts.addedTitle(name)}
      </Text>
      {isPublished && (
        <Button asChild variant="ghost">
          <Link to={productPath({ id, name })}>{texts.viewInShop}</Link>
        </Button>
      )}
      <Button asChild variant="ghost">
        <Link to={`/dashboard/product/${id}/edit`}>{texts.editAdded}</Link>
      </Button>
    </Flex>
  );
}
