/**
 * @generated SignedSource<<c6856ab01816ba475467c8e4ea976bc8>>
 * @relayHash 21ab60c96345f382c9c8da44cea1cae3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d68a35c65d4bc7c09df55eb3960d39298e96d54aa208018f4c5165c4b912b08d

import type { ConcreteRequest } from 'relay-runtime';
export type renderWithRelayTestQuery$variables = {
  id: string;
};
export type renderWithRelayTestQuery$data = {
  readonly product: {
    readonly name: string;
    readonly price: number;
  } | null | undefined;
};
export type renderWithRelayTestQuery = {
  response: renderWithRelayTestQuery$data;
  variables: renderWithRelayTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "renderWithRelayTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "renderWithRelayTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d68a35c65d4bc7c09df55eb3960d39298e96d54aa208018f4c5165c4b912b08d",
    "metadata": {},
    "name": "renderWithRelayTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f4ded532cd581da54c736cba7b4163bf";

export default node;
