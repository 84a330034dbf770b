/**
 * @generated SignedSource<<effac71fc79f46037d22bfb450325b18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchDays_analytics$data = {
  readonly counts: {
    readonly searchCount: number;
  };
  readonly days: ReadonlyArray<{
    readonly counts: {
      readonly searchCount: number;
    };
    readonly date: string;
  }>;
  readonly " $fragmentType": "SearchDays_analytics";
};
export type SearchDays_analytics$key = {
  readonly " $data"?: SearchDays_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchDays_analytics">;
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
  "name": "SearchDays_analytics",
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
          "name": "date",
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

(node as any).hash = "32f577fcca57e9ea5cf70edea0d6c330";

export default node;
