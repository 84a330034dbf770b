/**
 * @generated SignedSource<<879d554d65dd2d3ee95ab550ae1a91fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PageHandle = "CONTACT" | "DELIVERY" | "GRIEVANCE" | "PRIVACY" | "RETURNS" | "TERMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PageActions_page$data = {
  readonly draft: {
    readonly number: number;
    readonly revision: number;
  } | null | undefined;
  readonly handle: PageHandle;
  readonly title: string;
  readonly " $fragmentType": "PageActions_page";
};
export type PageActions_page$key = {
  readonly " $data"?: PageActions_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageActions_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageActions_page",
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
    {
      "alias": null,
      "args": null,
      "concreteType": "PageDraft",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedPage",
  "abstractKey": null
};

(node as any).hash = "2949adb937f925878fb056a6ccdc2b05";

export default node;
