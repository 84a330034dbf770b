import { Box, Button, chakra, Flex, Text, Badge } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { AdminProductCard_product$key } from './__generated__/AdminProductCard_product.graphql.ts';
import { AdminProductSwitch } from './AdminProductSwitch.tsx';
import { DeleteProductDialog } from './DeleteProductDialog.tsx';
import { QuickEdit } from '../quickEdit/QuickEdit.tsx';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';
import { Picture } from '../../../shop/media/Picture.tsx';
import type { AdminProductCard_badges$key } from './__generated__/AdminProductCard_badges.graphql.ts';

interface AdminProductCardProps {
  product: AdminProductCard_product$key;
  /** The id of the connection that holds it. */
  connectionId: string;
  isEager: boolean;
  isSelected: boolean;
  /** Toggles the selection; with Shift, up to this product. */
  onSelect: (isRange: boolean) => void;
  onDeleted: () => void;
}

/** A product with its price, its stock and its actions. */
export function AdminProductCard(props: AdminProductCardProps) {
  const { connectionId, isEager, isSelected, onSelect, onDeleted } = props;
  const product = useFragment(
    graphql`
      fragment AdminProductCard_product on Product {
        id
        name
        unit
        discountPercent
        availableForSale
        pictures(first: 1) {
          ...Picture_picture
        }
        ...AdminProductCard_badges
        ...AdminProductSwitch_product
        ...QuickEdit_product
        ...DeleteProductDialog_product
      }
    `,
    props.product,
  );
  const { kind, isOpen, start, close } = useActiveDialog<'delete'>();
  const { search } = useLocation();
  const { id, name, unit, discountPercent, availableForSale, pictures } = product;

  return (
    <AdminProductCardLayout
      isMarked={isSelected}
      picture={
        <>
          <Box asChild w="full" {...(!availableForSale && { opacity: 0.45, filter: 'grayscale(0.7)' })}>
            <Picture
              picture={pictures[0]}
              sizes="(min-width: 1280px) 16vw, (min-width: 768px) 25vw, 50vw"
              isDecoration={pictures.length > 0}
              isEager={isEager}
            />
          </Box>
          <AdminProductBadges product={product} />
          <SelectLabel>
            <chakra.input
              type="checkbox"
              accentColor="primary.solid"
              boxSize="5"
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            />
          </SelectLabel>
          <AdminProductSwitch product={product} />
        </>
      }
      name={
        <Text fontWeight="medium" lineClamp={2} overflowWrap="anywhere">
          {name}
        </Text>
      }
      unit={
        <Flex justify="space-between" gap="2" textStyle="xs" lineHeight="1.25rem">
          <Text color="fg.muted" lineClamp={1}>
            {unit}
          </Text>
          {discountPercent > 0 && (
            <Text color="red.fg" whiteSpace="nowrap">
              {`${discountPercent}% off`}
            </Text>
          )}
        </Flex>
      }
      numbers={<QuickEdit product={product} />}
      actions={
        <>
          <Button asChild variant="ghost" {...cardButton}>
            <Link
              to={{ pathname: `/dashboard/product/${id}/edit`, search }}
              preventScrollReset
              aria-label={`Edit ${name}`}
            >
              <Pencil aria-hidden />
              Edit
            </Link>
          </Button>
          <Box borderStartWidth="1px" />
          <Button
            {...cardButton}
            variant="ghost"
            colorPalette="red"
            aria-label={`Delete ${name}`}
            onClick={() => start('delete')}
          >
            <Trash2 aria-hidden />
            Delete
          </Button>
          {kind === 'delete' && (
            <DeleteProductDialog
              product={product}
              connectionId={connectionId}
              isOpen={isOpen}
              onClose={close}
              onDeleted={onDeleted}
            />
          )}
        </>
      }
    />
  );
}

/** Narrow enough that two fit a card on a small phone, with the focus ring inside the card. */
const cardButton = {
  flex: '1',
  minW: '0',
  px: '1',
  gap: { base: '1', sm: '1.5' },
  borderRadius: 'none',
  focusVisibleRing: 'inside',
  _icon: { boxSize: { base: '4', sm: '5' } },
} as const;

/** Large enough for touch, and visible on any picture. */
const SelectLabel = chakra('label', {
  base: {
    position: 'absolute',
    top: '0',
    insetStart: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '11',
    borderEndEndRadius: 'card',
    bg: 'bg.panel',
    cursor: 'button',
    userSelect: 'none',
  },
});

interface AdminProductCardLayoutProps {
  isMarked?: boolean;
  picture: ReactNode;
  /** At most two lines; name and unit together reserve three lines. */
  name: ReactNode;
  unit: ReactNode;
  /** Price and stock. */
  numbers: ReactNode;
  actions: ReactNode;
}

/** The layout of the card, shared with its skeleton so that nothing shifts when the product is loaded. */
export function AdminProductCardLayout(props: AdminProductCardLayoutProps) {
  const { isMarked = false, picture, name, unit, numbers, actions } = props;
  return (
    <chakra.li
      display="flex"
      layerStyle="card"
      flexDirection="column"
      overflow="hidden"
      {...(isMarked && { borderColor: 'primary.border', boxShadow: 'inset 0 0 0 1px {colors.primary.border}' })}
    >
      <Box position="relative" aspectRatio={1}>
        {picture}
      </Box>
      <Box flex="1" px={{ base: '2', md: '3' }} pt="2.5">
        <Box h="3.75rem" textStyle="sm">
          {name}
          {unit}
        </Box>
        <Box minH="5.5rem" mt="1">
          {numbers}
        </Box>
      </Box>
      <Flex borderTopWidth="1px" minH="11">
        {actions}
      </Flex>
    </chakra.li>
  );
}

/** The badges at the lower edge of a product's picture: hidden, low, sold out. */
function AdminProductBadges({ product }: { product: AdminProductCard_badges$key }) {
  const { stock, isLowOnStock, availableForSale } = useFragment(
    graphql`
      fragment AdminProductCard_badges on Product {
        stock
        isLowOnStock
        availableForSale
      }
    `,
    product,
  );
  return (
    <Flex position="absolute" insetX="1.5" bottom="1.5" wrap="wrap" gap="1">
      {!availableForSale && (
        <Badge variant="solid" colorPalette="gray">
          Hidden
        </Badge>
      )}
      {stock === 0 && (
        <Badge variant="solid" colorPalette="red">
          Out of Stock
        </Badge>
      )}
      {stock > 0 && isLowOnStock && (
        <Badge variant="solid" colorPalette="yellow">
          Low
        </Badge>
      )}
    </Flex>
  );
}
