/**
 * @generated SignedSource<<b9232b3fceb9956d21ef1044f004e5c2>>
 * @relayHash 39993fb1f0df3aef709e2fb2e1fa49e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1bfc5a66d07db07884f04b80239c2883baf188050e099700d8843c3a6b1a821

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComplaintPageQuery$variables = {
  isNew: boolean;
  token: string;
};
export type ComplaintPageQuery$data = {
  readonly grievanceTicket?: {
    readonly " $fragmentSpreads": FragmentRefs<"GrievanceTicket_ticket">;
  } | null | undefined;
  readonly viewer?: {
    readonly grievanceTickets: ReadonlyArray<{
      readonly number: number;
      readonly " $fragmentSpreads": FragmentRefs<"GrievanceTicket_ticket">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ComplaintForm_viewer">;
  } | null | undefined;
};
export type ComplaintPageQuery = {
  response: ComplaintPageQuery$data;
  variables: ComplaintPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNew"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "GrievanceTicket_ticket"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "subject",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "note",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "createdAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "acknowledgeBy",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "resolveBy",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ComplaintPageQuery",
    "selections": [
      {
        "condition": "isNew",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "GrievanceTicket",
            "kind": "LinkedField",
            "name": "grievanceTicket",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isNew",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ComplaintForm_viewer"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GrievanceTicket",
                "kind": "LinkedField",
                "name": "grievanceTickets",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ComplaintPageQuery",
    "selections": [
      {
        "condition": "isNew",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "GrievanceTicket",
            "kind": "LinkedField",
            "name": "grievanceTicket",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isNew",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
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
                "name": "mobile",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GrievanceTicket",
                "kind": "LinkedField",
                "name": "grievanceTickets",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
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
      }
    ]
  },
  "params": {
    "id": "c1bfc5a66d07db07884f04b80239c2883baf188050e099700d8843c3a6b1a821",
    "metadata": {},
    "name": "ComplaintPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "38915a2e0f75e47931492aafd8300a63";

export default node;
