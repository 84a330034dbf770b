/**
 * @generated SignedSource<<baddf4808d7e7b398d40a1258ae76d77>>
 * @relayHash f1c642c79405b124a3a63de1ab3c6a32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea42c9798ea8ee6c7c39e83cf2ce6a671ff4b0d823e183c243bd2137e848d7cb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureFieldTestQuery$variables = Record<PropertyKey, never>;
export type PictureFieldTestQuery$data = {
  readonly category: {
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"PictureField_picture">;
    };
  } | null | undefined;
};
export type PictureFieldTestQuery = {
  response: PictureFieldTestQuery$data;
  variables: PictureFieldTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "cat_1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PictureFieldTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "category",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Picture",
            "kind": "LinkedField",
            "name": "picture",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PictureField_picture"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "category(id:\"cat_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PictureFieldTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "category",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Picture",
            "kind": "LinkedField",
            "name": "picture",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "width",
                    "value": 384
                  }
                ],
                "kind": "ScalarField",
                "name": "url",
                "storageKey": "url(width:384)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "srcSet",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dominantColor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "alt",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "category(id:\"cat_1\")"
      }
    ]
  },
  "params": {
    "id": "ea42c9798ea8ee6c7c39e83cf2ce6a671ff4b0d823e183c243bd2137e848d7cb",
    "metadata": {},
    "name": "PictureFieldTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1653f774efaa344208bb16f3481d8083";

export default node;
