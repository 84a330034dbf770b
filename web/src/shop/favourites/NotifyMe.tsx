import { graphql, useFragment } from 'react-relay';
import { announce } from '../../ui/announce.ts';
import type { NotifyMe_product$key } from './__generated__/NotifyMe_product.graphql.ts';
import styles from './NotifyMe.module.css';
import { useMark } from './useMark.ts';

const REQUEST = {
  field: 'stockNotificationProductIds',
  mutations: {
    mark: graphql`
      mutation NotifyMeCreateMutation($input: StockNotificationCreateInput!) {
        stockNotificationCreate(input: $input) {
          ... on StockNotificationCreatePayload {
            user {
              stockNotificationProductIds
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    unmark: graphql`
      mutation NotifyMeDeleteMutation($input: StockNotificationDeleteInput!) {
        stockNotificationDelete(input: $input) {
          user {
            stockNotificationProductIds
          }
        }
      }
    `,
  },
} as const;

/** Requests a mail for when a sold-out product is back in stock; pressed again, it withdraws the request. */
export function NotifyMe({ product: productKey }: { product: NotifyMe_product$key }) {
  const { id, ...product } = useFragment(
    graphql`
      fragment NotifyMe_product on Product {
        id
        name
        unit
      }
    `,
    productKey,
  );
  const name = `${product.name} ${product.unit}`;
  const { isMarked, setMarked } = useMark(id, REQUEST);

  async function toggle() {
    const isDone = await setMarked(!isMarked);
    if (isDone)
      announce(isMarked ? `We won’t email you about ${name}` : `We’ll email you when ${name} is back in stock`);
  }

  return (
    <button
      type="button"
      className={`button button-outline button-md ${isMarked ? styles.requested : styles.notify}`}
      onClick={() => void toggle()}
    >
      <span className={styles.soldOut}>Out of Stock</span>{' '}
      <span>
        {isMarked ? 'We’ll email you' : 'Notify me'}{' '}
        <span className="visually-hidden">{`when ${name} is back${isMarked ? '. Press to undo' : ''}`}</span>
      </span>
    </button>
  );
}
