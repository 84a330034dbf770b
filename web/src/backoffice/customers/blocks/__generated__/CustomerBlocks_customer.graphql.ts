/**
 * @generated SignedSource<<5fcfcf9a0892a4ba02a24e773b8821e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerBlockKind = "ACCOUNT" | "CASH_ON_DELIVERY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerBlocks_customer$data = {
  readonly blocks: ReadonlyArray<{
    readonly author: {
      readonly name: string;
    } | null | undefined;
    readonly createdAt: string;
    readonly kind: CustomerBlockKind;
    readonly liftedAt: string | null | undefined;
    readonly reason: string | null | undefined;
  }>;
  readonly id: string;
  readonly isCashOnDeliveryBlocked: boolean;
  readonly isSuspended: boolean;
  readonly " $fragmentType": "CustomerBlocks_customer";
};
export type CustomerBlocks_customer$key = {
  readonly " $data"?: CustomerBlocks_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBlocks_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerBlocks_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCashOnDeliveryBlocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerBlock",
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Actor",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "liftedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "3ba76e5c0973556f33604c9d0045d7a6";

export default node;
