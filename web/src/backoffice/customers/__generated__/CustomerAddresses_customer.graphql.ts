/**
 * @generated SignedSource<<cbf76871fb05bf3031efb36294c52f6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerAddresses_customer$data = {
  readonly addresses: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
  }>;
  readonly " $fragmentType": "CustomerAddresses_customer";
};
export type CustomerAddresses_customer$key = {
  readonly " $data"?: CustomerAddresses_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerAddresses_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerAddresses_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "addresses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddressLines_address"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "17583a9352c43f7bbdee965168c97b84";

export default node;
