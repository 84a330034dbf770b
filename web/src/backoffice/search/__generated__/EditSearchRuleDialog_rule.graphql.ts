/**
 * @generated SignedSource<<7fd4b8f1ebbfa658c11768b37a3017a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SearchRuleAction = "BURY" | "PIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditSearchRuleDialog_rule$data = {
  readonly action: SearchRuleAction;
  readonly endDate: string | null | undefined;
  readonly id: string;
  readonly product: {
    readonly name: string;
  };
  readonly startDate: string | null | undefined;
  readonly " $fragmentType": "EditSearchRuleDialog_rule";
};
export type EditSearchRuleDialog_rule$key = {
  readonly " $data"?: EditSearchRuleDialog_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSearchRuleDialog_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditSearchRuleDialog_rule",
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
      "name": "action",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchRule",
  "abstractKey": null
};

(node as any).hash = "b2a541c64e5e7bae799a78075d3dbca1";

export default node;
