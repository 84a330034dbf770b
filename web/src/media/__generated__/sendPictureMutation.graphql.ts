/**
 * @generated SignedSource<<0114259d847bdc780d500132fd4c464c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type PictureUploadInput = {
  alt: string;
  picture: null;
};
export type sendPictureMutation$variables = {
  input: PictureUploadInput;
};
export type sendPictureMutation$data = {
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
export type sendPictureMutation = {
  response: sendPictureMutation$data;
  variables: sendPictureMutation$variables;
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
    "name": "sendPictureMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendPictureMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "1440a93f7192984d93e77809290e6e74",
    "id": null,
    "metadata": {},
    "name": "sendPictureMutation",
    "operationKind": "mutation",
    "text": "mutation sendPictureMutation(\n  $input: PictureUploadInput!\n) {\n  pictureUpload(input: $input) {\n    __typename\n    ... on PictureUploadPayload {\n      picture {\n        id\n      }\n    }\n    ... on InvalidInputError {\n      message\n    }\n    ... on InvalidPictureError {\n      message\n    }\n    ... on TooManyAttemptsError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2c76fa7c3c62a51d443263daea6bfda6";

export default node;
