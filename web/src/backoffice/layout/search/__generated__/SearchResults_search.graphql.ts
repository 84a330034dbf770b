/**
 * @generated SignedSource<<2b5c0ada058dc2149e755f760f849219>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchResults_search$data = {
  readonly customers?: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CustomerResult_customer">;
  }> | null | undefined;
  readonly orders?: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderResult_order">;
  }> | null | undefined;
  readonly products?: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductResult_product">;
  }> | null | undefined;
  readonly " $fragmentType": "SearchResults_search";
};
export type SearchResults_search$key = {
  readonly " $data"?: SearchResults_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchResults_search">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasCustomers"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasOrders"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasProducts"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchResults_search",
  "selections": [
    {
      "condition": "hasOrders",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "orders",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OrderResult_order"
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "hasProducts",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "products",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProductResult_product"
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "hasCustomers",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CustomerResult_customer"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "AdminSearch",
  "abstractKey": null
};
})();

(node as any).hash = "be249e07f3ef3362f0151a38d10a4598";

export default node;
