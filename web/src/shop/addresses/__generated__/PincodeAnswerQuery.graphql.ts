/**
 * @generated SignedSource<<2775aec85027c509d15a8f8899b89baa>>
 * @relayHash 09258f69ab47837d5b0924416d28277a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a1e4b3571f3c0a70c2a4dd042935406ddc2c85969982074dac79e66cd068745

import type { ConcreteRequest } from 'relay-runtime';
export type PincodeAnswerQuery$variables = {
  pincode: string;
};
export type PincodeAnswerQuery$data = {
  readonly shop: {
    readonly isServiceable: boolean;
  };
};
export type PincodeAnswerQuery = {
  response: PincodeAnswerQuery$data;
  variables: PincodeAnswerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pincode"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Shop",
    "kind": "LinkedField",
    "name": "shop",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "pincode",
            "variableName": "pincode"
          }
        ],
        "kind": "ScalarField",
        "name": "isServiceable",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PincodeAnswerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PincodeAnswerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6a1e4b3571f3c0a70c2a4dd042935406ddc2c85969982074dac79e66cd068745",
    "metadata": {},
    "name": "PincodeAnswerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58290259710895b923d7f8dd3af679dc";

export default node;
