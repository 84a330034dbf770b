/**
 * @generated SignedSource<<af93d0bff484022be2927143f0d8b713>>
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
    readonly " $fragmentSpreads": FragmentRefs<"SearchRules_searchRuleRow">;
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
            "name": "SearchRules_searchRuleRow"
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

(node as any).hash = "39dbc24dd65f60d8d38b232d75cda63b";

export default node;
