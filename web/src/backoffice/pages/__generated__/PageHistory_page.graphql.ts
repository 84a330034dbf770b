/**
 * @generated SignedSource<<bf91145b5375dab27d95b8a794b9f569>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PageHandle = "CONTACT" | "DELIVERY" | "GRIEVANCE" | "PRIVACY" | "RETURNS" | "TERMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PageHistory_page$data = {
  readonly handle: PageHandle;
  readonly versions: ReadonlyArray<{
    readonly number: number | null | undefined;
    readonly publishedAt: string | null | undefined;
  }>;
  readonly " $fragmentType": "PageHistory_page";
};
export type PageHistory_page$key = {
  readonly " $data"?: PageHistory_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageHistory_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageHistory_page",
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
      "concreteType": "PageVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
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
          "name": "publishedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedPage",
  "abstractKey": null
};

(node as any).hash = "236ce28fb8adab4ff4a09ca9507c142b";

export default node;
