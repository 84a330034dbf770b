/**
 * @generated SignedSource<<1ab3cdee3bee970435caf694b0ee56b5>>
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
  readonly endsOn: string | null | undefined;
  readonly id: string;
  readonly product: {
    readonly name: string;
  };
  readonly startsOn: string | null | undefined;
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

(node as any).hash = "83cfe08420570a552fa528204179dfc5";

export default node;
