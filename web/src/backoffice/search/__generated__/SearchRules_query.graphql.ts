/**
 * @generated SignedSource<<0913b36e6853190d4e24c21fbe2c8b47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SearchRuleAction = "BURY" | "PIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchRules_query$data = {
  readonly searchRules: ReadonlyArray<{
    readonly action: SearchRuleAction;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SearchRuleRow_rule">;
  }>;
  readonly " $fragmentType": "SearchRules_query";
};
export type SearchRules_query$key = {
  readonly " $data"?: SearchRules_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchRules_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "query"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchRules_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "query",
            "variableName": "query"
          }
        ],
        "concreteType": "SearchRule",
        "kind": "LinkedField",
        "name": "searchRules",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "action",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SearchRuleRow_rule"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "27e25f5d2112f55f7b7a7beb4767cdac";

export default node;
