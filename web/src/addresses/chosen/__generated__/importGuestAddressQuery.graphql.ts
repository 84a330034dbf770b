/**
 * @generated SignedSource<<dfb3c3245b1918be63d2d35d2eaf1ff7>>
 * @relayHash 2bdef1870889fa0bb8b1696663660992
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7aef2a916c3493df4fc9a70126cae7f3e5c737d3e5ff57edb1af4abce7cd8be2

import type { ConcreteRequest } from 'relay-runtime';
export type importGuestAddressQuery$variables = Record<PropertyKey, never>;
export type importGuestAddressQuery$data = {
  readonly viewer: {
    readonly addresses: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly city: string;
          readonly country: string;
          readonly id: string;
          readonly line: string;
          readonly mobile: string;
          readonly pincode: string;
          readonly state: string;
        };
      }>;
    };
  } | null | undefined;
};
export type importGuestAddressQuery = {
  response: importGuestAddressQuery$data;
  variables: importGuestAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 50
    }
  ],
  "concreteType": "AddressConnection",
  "kind": "LinkedField",
  "name": "addresses",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "country",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pincode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mobile",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "addresses(first:50)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "importGuestAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "importGuestAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7aef2a916c3493df4fc9a70126cae7f3e5c737d3e5ff57edb1af4abce7cd8be2",
    "metadata": {},
    "name": "importGuestAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e8cdf50e1140663566aae49bae7ab13";

export default node;
