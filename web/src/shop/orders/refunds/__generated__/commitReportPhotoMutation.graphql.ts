/**
 * @generated SignedSource<<209657e15a72b119efd60c4ba86f7b52>>
 * @relayHash f7e90ffa313cc3d69d6502c9eefbf568
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66ff7b37c53c54bd70f9863d9676dd027c88d2e15e636b3cadccee6c36721f5a

import type { ConcreteRequest } from 'relay-runtime';
export type RefundRequestPhotoUploadInput = {
  photo: null;
};
export type commitReportPhotoMutation$variables = {
  input: RefundRequestPhotoUploadInput;
};
export type commitReportPhotoMutation$data = {
  readonly refundRequestPhotoUpload: {
    readonly __typename: "InvalidPictureError";
    readonly message: string;
  } | {
    readonly __typename: "RefundRequestPhotoUploadPayload";
    readonly photo: {
      readonly id: string;
    };
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type commitReportPhotoMutation = {
  response: commitReportPhotoMutation$data;
  variables: commitReportPhotoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "refundRequestPhotoUpload",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RefundRequestPhoto",
            "kind": "LinkedField",
            "name": "photo",
            "plural": false,
            "selections": [
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
        ],
        "type": "RefundRequestPhotoUploadPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidPictureError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "TooManyAttemptsError",
        "abstractKey": null
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
    "name": "commitReportPhotoMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "commitReportPhotoMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "66ff7b37c53c54bd70f9863d9676dd027c88d2e15e636b3cadccee6c36721f5a",
    "metadata": {},
    "name": "commitReportPhotoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2d2954ce77a4185dbd10a3e590c4e257";

export default node;
