/**
 * @generated SignedSource<<87df2fdc8328e7137d340f91658017fb>>
 * @relayHash b9b0a4c8f03c36b5fda22b58c45329a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 090cb45200017ebbea4c09feb4a5acfad9b5d5a0004f88be6365fec09f0d58be

import type { ConcreteRequest } from 'relay-runtime';
export type PictureUploadInput = {
  alt: string;
  picture: null;
};
export type commitPictureUploadMutation$variables = {
  input: PictureUploadInput;
};
export type commitPictureUploadMutation$data = {
  readonly pictureUpload: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "InvalidPictureError";
    readonly message: string;
  } | {
    readonly __typename: "PictureUploadPayload";
    readonly picture: {
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
export type commitPictureUploadMutation = {
  response: commitPictureUploadMutation$data;
  variables: commitPictureUploadMutation$variables;
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
    "name": "pictureUpload",
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
            "concreteType": "Picture",
            "kind": "LinkedField",
            "name": "picture",
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
        "type": "PictureUploadPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInputError",
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
    "name": "commitPictureUploadMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "commitPictureUploadMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "090cb45200017ebbea4c09feb4a5acfad9b5d5a0004f88be6365fec09f0d58be",
    "metadata": {},
    "name": "commitPictureUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2964b2515d99f1c485bc3c76f1bc8bc2";

export default node;
