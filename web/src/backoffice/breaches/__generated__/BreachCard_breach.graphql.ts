/**
 * @generated SignedSource<<0a243ed7efa7a7a44d0a733c2f3c94ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BreachCard_breach$data = {
  readonly boardReportDueAt: string | null | undefined;
  readonly entries: ReadonlyArray<{
    readonly author: string;
    readonly boardReportedAt: string | null | undefined;
    readonly boardToldAt: string | null | undefined;
    readonly consequences: string;
    readonly createdAt: string;
    readonly data: string;
    readonly description: string;
    readonly discoveredAt: string;
    readonly measures: string;
    readonly number: number;
    readonly peopleCount: number | null | undefined;
    readonly peopleToldAt: string | null | undefined;
    readonly title: string;
  }>;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"BreachForm_breach">;
  readonly " $fragmentType": "BreachCard_breach";
};
export type BreachCard_breach$key = {
  readonly " $data"?: BreachCard_breach$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreachCard_breach">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BreachCard_breach",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "boardReportDueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BreachEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discoveredAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "data",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peopleCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "consequences",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measures",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "boardToldAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "boardReportedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peopleToldAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BreachForm_breach"
    }
  ],
  "type": "Breach",
  "abstractKey": null
};
})();

(node as any).hash = "170279d4a75d08bf97f8cc2e06853ffc";

export default node;
