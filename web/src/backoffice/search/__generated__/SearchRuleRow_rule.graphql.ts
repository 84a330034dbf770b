/**
 * @generated SignedSource<<2d69f65d401a238a1d2a67b5aab73b0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchRuleRow_rule$data = {
  readonly endsOn: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly position: number | null | undefined;
  readonly product: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"SearchProduct_product">;
  };
  readonly query: string;
  readonly startsOn: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EditSearchRuleDialog_rule">;
  readonly " $fragmentType": "SearchRuleRow_rule";
};
export type SearchRuleRow_rule$key = {
  readonly " $data"?: SearchRuleRow_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchRuleRow_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchRuleRow_rule",
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
      "name": "query",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SearchProduct_product"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSearchRuleDialog_rule"
    }
  ],
  "type": "SearchRule",
  "abstractKey": null
};

(node as any).hash = "9a9c37a8c8081355ef5811b9a14ff744";

export default node;
