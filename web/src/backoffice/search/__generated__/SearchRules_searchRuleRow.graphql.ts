/**
 * @generated SignedSource<<a5cc265a5755d67c7075776f6d1fa60f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchRules_searchRuleRow$data = {
  readonly endDate: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly position: number | null | undefined;
  readonly product: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"SearchProduct_product">;
  };
  readonly query: string;
  readonly startDate: string | null | undefined;
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
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
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

(node as any).hash = "833c464ed50a7d63ff5883081b7af4bb";

export default node;
