/**
 * @generated SignedSource<<1c37dcb3b056ee76a4c8ab2284f2190f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PageHandle = "CONTACT" | "DELIVERY" | "GRIEVANCE" | "PRIVACY" | "RETURNS" | "TERMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditPage_page$data = {
  readonly body: string;
  readonly current: {
    readonly __typename: "PageVersion";
  } | null | undefined;
  readonly draft: {
    readonly body: string;
    readonly previewPath: string;
    readonly revision: number;
  } | null | undefined;
  readonly handle: PageHandle;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PageActions_page" | "PageHistory_page">;
  readonly " $fragmentType": "EditPage_page";
};
export type EditPage_page$key = {
  readonly " $data"?: EditPage_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditPage_page">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditPage_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PageVersion",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageDraft",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previewPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageActions_page"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageHistory_page"
    }
  ],
  "type": "ManagedPage",
  "abstractKey": null
};
})();

(node as any).hash = "15cc8191e972b8bde8a57f741d3c7498";

export default node;
