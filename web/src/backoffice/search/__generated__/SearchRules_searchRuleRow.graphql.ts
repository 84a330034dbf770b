/**
 * @generated SignedSource<<435d311bc1c9becfda1c61fac0880601>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchRules_searchRuleRow$data = {
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
  readonly " $fragmentType": "SearchRules_searchRuleRow";
};
export type SearchRules_searchRuleRow$key = {
  readonly " $data"?: SearchRules_searchRuleRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchRules_searchRuleRow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchRules_searchRuleRow",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
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

(node as any).hash = "5ed807adb8b4c6c0fe81a23b7075e161";

export default node;
