/**
 * @generated SignedSource<<2d42e6068b38debe06fe2025463284d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCancelEmailChangeMutation$variables = Record<PropertyKey, never>;
export type useCancelEmailChangeMutation$data = {
  readonly emailChangeCancel: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfilePage_viewer">;
    };
  };
};
export type useCancelEmailChangeMutation = {
  response: useCancelEmailChangeMutation$data;
  variables: useCancelEmailChangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "name": "useCancelEmailChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailChangeCancelPayload",
        "kind": "LinkedField",
        "name": "emailChangeCancel",
        "plural": false,
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
                "name": "ProfilePage_viewer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCancelEmailChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailChangeCancelPayload",
        "kind": "LinkedField",
        "name": "emailChangeCancel",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
                "name": "isEmailVerified",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pendingEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Picture",
                "kind": "LinkedField",
                "name": "avatar",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v0/*:: as any*/),
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
                  }
                ],
                "storageKey": null
              },
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
                "name": "mobile",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "800a366532167673897a81fcee9c3434",
    "id": null,
    "metadata": {},
    "name": "useCancelEmailChangeMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelEmailChangeMutation {\n  emailChangeCancel {\n    viewer {\n      ...ProfilePage_viewer\n      id\n    }\n  }\n}\n\nfragment AccountSettings_viewer on User {\n  ...ChangePasswordDialog_viewer\n  ...DeleteAccountDialog_viewer\n}\n\nfragment AvatarEditor_viewer on User {\n  avatar {\n    __typename\n    id\n  }\n  ...Avatar_user\n}\n\nfragment Avatar_user on User {\n  name\n  avatar {\n    ...Picture_picture\n    id\n  }\n}\n\nfragment ChangePasswordDialog_viewer on User {\n  id\n  email\n}\n\nfragment DeleteAccountDialog_viewer on User {\n  email\n}\n\nfragment EmailReminder_viewer on User {\n  id\n  email\n  isEmailVerified\n  pendingEmail\n}\n\nfragment Picture_picture on Picture {\n  url(width: 384)\n  srcSet\n  dominantColor\n  alt\n}\n\nfragment ProfileForm_viewer on User {\n  name\n  email\n  mobile\n  ...ProfilePendingEmail_viewer\n}\n\nfragment ProfilePage_viewer on User {\n  ...EmailReminder_viewer\n  ...AvatarEditor_viewer\n  ...ProfileForm_viewer\n  ...AccountSettings_viewer\n}\n\nfragment ProfilePendingEmail_viewer on User {\n  pendingEmail\n}\n"
  }
};
})();

(node as any).hash = "a015e0adca9687fa6b2d013d9e56bdc9";

export default node;
