/**
 * @generated SignedSource<<ae1dc16fe1eb03ee65db7086763b88a2>>
 * @relayHash 19158724833909a093e82c3854183c2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bf4d6ef9a8a6b845278a80c7ef8cecccc56493e008b43524e4c803e7bbc23d1

import type { ConcreteRequest } from 'relay-runtime';
export type PageHandle = "CONTACT" | "DELIVERY" | "GRIEVANCE" | "PRIVACY" | "RETURNS" | "TERMS" | "%future added value";
export type ManagedPagesPageQuery$variables = Record<PropertyKey, never>;
export type ManagedPagesPageQuery$data = {
  readonly managedPages: ReadonlyArray<{
    readonly current: {
      readonly number: number | null | undefined;
      readonly publishedAt: string | null | undefined;
    } | null | undefined;
    readonly draft: {
      readonly updatedAt: string;
    } | null | undefined;
    readonly handle: PageHandle;
    readonly id: string;
    readonly title: string;
  }>;
};
export type ManagedPagesPageQuery = {
  response: ManagedPagesPageQuery$data;
  variables: ManagedPagesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ManagedPage",
  "kind": "LinkedField",
  "name": "managedPages",
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
      "concreteType": "PageVersion",
      "kind": "LinkedField",
      "name": "current",
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
          "name": "publishedAt",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ManagedPagesPageQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ManagedPagesPageQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "4bf4d6ef9a8a6b845278a80c7ef8cecccc56493e008b43524e4c803e7bbc23d1",
    "metadata": {},
    "name": "ManagedPagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b68c67fe8da9cd34c4dbf14d5a12bb09";

export default node;
