import { Heart } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { FavouriteButton_product$key } from './__generated__/FavouriteButton_product.graphql.ts';
import styles from './FavouriteButton.module.css';
import { useMark } from './useMark.ts';

const FAVOURITE = {
  field: 'favouriteProductIds',
  mutations: {
    mark: graphql`
      mutation FavouriteButtonAddMutation($input: FavouriteAddInput!) {
        favouriteAdd(input: $input) {
          ... on FavouriteAddPayload {
            user {
              favouriteProductIds
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    unmark: graphql`
      mutation FavouriteButtonRemoveMutation($input: FavouriteRemoveInput!) {
        favouriteRemove(input: $input) {
          user {
            favouriteProductIds
          }
        }
      }
    `,
  },
} as const;

interface FavouriteButtonProps {
  product: FavouriteButton_product$key;
  /** What the heart shows, and the press changes, until the viewer's favourites are loaded. */
  isFavourite?: boolean;
}

/** The heart at the corner of a product's picture: adds the product to the favourites, and removes it again. */
export function FavouriteButton({ product: productKey, isFavourite = false }: FavouriteButtonProps) {
  const { id, name, unit } = useFragment(
    graphql`
      fragment FavouriteButton_product on Product {
        id
        name
        unit
      }
    `,
    productKey,
  );
  const { isMarked, setMarked } = useMark(id, { ...FAVOURITE, isMarkedUntilLoaded: isFavourite });

  async function toggle() {
    const isDone = await setMarked(!isMarked);
    if (isDone && isMarked)
      showSuccess('Removed from favourites', { label: 'Undo', onPress: () => void setMarked(true) });
  }

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`Add ${name} ${unit} to favourites`}
      aria-pressed={isMarked}
      onClick={() => void toggle()}
    >
      <span className={styles.circle}>
        <Heart size={20} fill={isMarked ? 'currentColor' : 'none'} aria-hidden />
      </span>
    </button>
  );
}
