/**
 * @generated SignedSource<<4c46695e1c9b7c4330bbdd9dc9b8351c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PageHandle = "CONTACT" | "DELIVERY" | "GRIEVANCE" | "PRIVACY" | "RETURNS" | "TERMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderPages_order$data = {
  readonly pageVersions: ReadonlyArray<{
    readonly handle: PageHandle;
    readonly number: number | null | undefined;
    readonly title: string;
  }>;
  readonly " $fragmentType": "OrderPages_order";
};
export type OrderPages_order$key = {
  readonly " $data"?: OrderPages_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPages_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPages_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PageVersion",
      "kind": "LinkedField",
      "name": "pageVersions",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "21bb947cf6c1c234aceffc05428c3d8e";

export default node;
