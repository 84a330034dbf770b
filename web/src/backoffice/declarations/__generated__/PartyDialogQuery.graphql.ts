/**
 * @generated SignedSource<<2d96b1dd2b8ae81297bb1e8c58f38f6e>>
 * @relayHash 89e283ef593b581b035cc3a1ba76d82a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dcaf539823c92177fa84fcfb06fabaacd84a19c7391317f953da2aa099db81a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartyDialogQuery$variables = {
  search: string;
};
export type PartyDialogQuery$data = {
  readonly parties: ReadonlyArray<{
    readonly address: string;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"declarationsDraft_party">;
  }>;
};
export type PartyDialogQuery = {
  response: PartyDialogQuery$data;
  variables: PartyDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phone",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fssai",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PartyDialogQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Party",
          "kind": "LinkedField",
          "name": "parties",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "declarationsDraft_party",
              "selections": (v5/*:: as any*/),
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PartyDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Party",
        "kind": "LinkedField",
        "name": "parties",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2dcaf539823c92177fa84fcfb06fabaacd84a19c7391317f953da2aa099db81a",
    "metadata": {},
    "name": "PartyDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52c287dd7e7ade169db1f0f7308b1124";

export default node;
