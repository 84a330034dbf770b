/**
 * @generated SignedSource<<268147ff958da0fcff6b18191bfa8102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchFigures_searchDays$data = {
  readonly counts: {
    readonly searchCount: number;
  };
  readonly days: ReadonlyArray<{
    readonly counts: {
      readonly searchCount: number;
    };
    readonly day: string;
  }>;
  readonly " $fragmentType": "SearchFigures_searchDays";
};
export type SearchFigures_searchDays$key = {
  readonly " $data"?: SearchFigures_searchDays$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchFigures_searchDays">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "searchCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchFigures_searchDays",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SearchAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "0492e11b3d828a437c7dc7b59083018d";

export default node;
